// Translations: every text in every language, keys that pages missed, and files that come and go.
import { IconDownload, IconRobot, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import type { SaveBarProps } from '../../kit/save-bar.tsx';
import { snapshotAll } from '../../kit/snapshot-all.ts';
import { useTableState } from '../../kit/table-state.ts';
import { Tabs } from '../../kit/tabs.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { ImportNotices } from '../imports/import-notices.tsx';
import { has, useMe } from '../me.tsx';
import { useTranslateMissing } from '../settings/translation/use-translate-missing.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportPreview, useRemoveTextImport, useTextErrors } from './import-preview.tsx';
import { useImports } from './import-watch.tsx';
import { wantedOf } from './list-state.ts';
import { MissingTab } from './missing-tab.tsx';
import { PagesTab } from './pages-tab.tsx';
import { TextDetails } from './text-details.tsx';
import { TextsTab } from './texts-tab.tsx';
import { textsDocument } from './translations.documents.ts';
import { usePageTextEditing } from './use-page-text-editing.ts';
import { useTextEditing } from './use-text-editing.ts';

const lookEvery = 2000;

type Text = Data<typeof textsDocument>['texts']['items'][number];

/** It will be translated automatically. */
const isWaiting = ({ languages }: Text) => languages.some(({ queued }) => queued);

const tabs = ['all', 'pages', 'missing'];

/** One bar for both lists: whatever was typed is saved, or neither is left. */
function together(one: SaveBarProps, other: SaveBarProps): SaveBarProps {
	return {
		dirty: one.dirty || other.dirty,
		busy: (one.busy ?? false) || (other.busy ?? false),
		async onSave() {
			const saved = !one.dirty || (await one.onSave());
			return (!other.dirty || (await other.onSave())) && saved;
		},
		onDiscard() {
			one.onDiscard();
			other.onDiscard();
		},
		snapshot: () => snapshotAll([one, other]),
	};
}

/** What stands in the address beside the state of the list. */
function usePlace() {
	const [parameters, setParameters] = useSearchParams();
	const set = (name: string, value: string | undefined) =>
		setParameters(
			(before) => {
				const next = new URLSearchParams(before);
				if (value === undefined) next.delete(name);
				else next.set(name, value);
				return next;
			},
			{ replace: true, preventScrollReset: true },
		);
	return {
		tab: tabs.find((tab) => tab === parameters.get('tab')) ?? 'all',
		text: parameters.get('text') ?? undefined,
		set,
	};
}

export function Component() {
	const { t, language } = usePlatform();
	const me = useMe();
	const mayChange = has(me, 'mLocalisation');
	const [state, change] = useTableState();
	const place = usePlace();
	const editing = useTextEditing();
	const pageEditing = usePageTextEditing();
	const remove = useRemoveTextImport();
	const errorFile = useTextErrors();
	const [open, setOpen] = useState<'import' | 'export'>();
	const [preview, setPreview] = useState<string>();
	const { data, error, refetch } = useAdminQuery(
		textsDocument,
		{ ...wantedOf(state), language },
		{
			keep: true,
			lookAgain: ({ texts }) => texts.items.some(isWaiting) && lookEvery,
		},
	);
	const { translateEverything } = useTranslateMissing();
	const imports = useImports();
	const previewed = imports.find(({ id, state: at }) => id === preview && at === 'checked');
	const icon = { 'aria-hidden': true, size: 18 };
	return (
		<PageFrame
			wide
			title={t('admin.translations')}
			save={together(editing.bar, pageEditing.bar)}
			actions={
				<>
					{mayChange && (
						<Button icon={<IconRobot {...icon} />} onClick={translateEverything}>
							{t('machine.translateMissing')}
						</Button>
					)}
					{mayChange && (
						<Button icon={<IconUpload {...icon} />} onClick={() => setOpen('import')}>
							{t('texts.import')}
						</Button>
					)}
					<Button icon={<IconDownload {...icon} />} onClick={() => setOpen('export')}>
						{t('texts.export')}
					</Button>
				</>
			}
		>
			<ImportNotices
				imports={imports}
				onShow={setPreview}
				onRemove={remove}
				onErrors={errorFile}
				saidWhenDone={(file, count) => t('texts.import.done', { file, count })}
			/>
			<Tabs
				label={t('admin.translations')}
				chosen={place.tab}
				onChoose={(id) => place.set('tab', id === 'all' ? undefined : id)}
				tabs={[
					{
						id: 'all',
						label: t('texts.all'),
						content: (
							<TextsTab
								list={data?.texts}
								error={error}
								onRetry={refetch}
								state={state}
								onChange={change}
								editing={editing}
								onOpen={(key) => place.set('text', key)}
							/>
						),
					},
					{ id: 'pages', label: t('texts.ofPages'), content: <PagesTab editing={pageEditing} /> },
					{ id: 'missing', label: t('texts.missingKeys'), content: <MissingTab /> },
				]}
			/>
			<TextDetails textKey={place.text} onClose={() => place.set('text', undefined)} />
			{open === 'export' && (
				<ExportDialog onClose={() => setOpen(undefined)} state={state} total={data?.texts.total ?? 0} />
			)}
			{open === 'import' && (
				<ImportDialog
					onClose={() => setOpen(undefined)}
					onChecked={(id) => {
						setOpen(undefined);
						setPreview(id);
					}}
				/>
			)}
			{previewed && <ImportPreview textImport={previewed} onClose={() => setPreview(undefined)} />}
		</PageFrame>
	);
}
