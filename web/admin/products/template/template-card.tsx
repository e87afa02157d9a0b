// The card "Template" of a product or variant: what shoppers begin their designs with. Everything acts at once.
import { IconPencil, IconRefresh, IconSend, IconTrash, IconUpload } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatMoment } from '../../../../rules/formats.ts';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { templateFailure } from '../../../forms/template-failure.ts';
import { Button } from '../../../kit/button.tsx';
import { buttonClass } from '../../../kit/button-style.ts';
import { Card } from '../../../kit/card.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { download } from '../../../kit/download.ts';
import { Label } from '../../../kit/label.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { deleteTemplateDocument, publishTemplateDocument, templateDocument } from './template.documents.ts';
import { TemplateBegin } from './template-begin.tsx';
import { TemplateVersions } from './template-versions.tsx';

export type Template = NonNullable<Data<typeof templateDocument>['designTemplate']>;

interface CardProps {
	/** The product or variant. */
	ownerId: string;
	isVariant: boolean;
	/** What was typed about its printing is not saved yet. */
	isDirty: boolean;
}

export function TemplateCard({ ownerId, isVariant, isDirty }: CardProps) {
	const { t } = usePlatform();
	const { data } = useAdminQuery(templateDocument, { id: ownerId });
	// What had the focus goes with the state in which it was: the first thing of the next one has it.
	const takesFocus = useRef(false);
	const onChanged = () => {
		takesFocus.current = true;
	};
	return (
		<Card heading="h2" title={t('templates.title')}>
			{data === undefined ? (
				<Skeleton lines={3} />
			) : isDirty ? (
				<Notice kind="info">{t('templates.unsaved')}</Notice>
			) : data.designTemplate ? (
				<TemplatePart {...{ ownerId, takesFocus, onChanged }} template={data.designTemplate} />
			) : (
				<NoTemplate {...{ ownerId, isVariant, takesFocus, onChanged }} />
			)}
		</Card>
	);
}

interface StateProps {
	ownerId: string;
	takesFocus: RefObject<boolean>;
	/** Before there is a template where there was none, or none where there was one. */
	onChanged(): void;
}

/** @returns for what has the focus if the state before has gone with it */
function useFirstFocus<Element extends HTMLElement>(takesFocus: RefObject<boolean>) {
	const first = useRef<Element>(null);
	useEffect(() => {
		if (takesFocus.current) first.current?.focus();
		takesFocus.current = false;
	}, [takesFocus]);
	return first;
}

function NoTemplate({ ownerId, isVariant, takesFocus, onChanged }: StateProps & { isVariant: boolean }) {
	const { t } = usePlatform();
	const [isOpen, setOpen] = useState(false);
	const first = useFirstFocus<HTMLButtonElement>(takesFocus);
	return (
		<div className="grid justify-items-start gap-3">
			<p className="font-semibold">{t('templates.none')}</p>
			<p className="max-w-prose text-muted">{t(isVariant ? 'templates.inherited' : 'templates.about')}</p>
			<Button ref={first} colour="primary" onClick={() => setOpen(true)}>
				{t('templates.begin')}
			</Button>
			{isOpen && <TemplateBegin ownerId={ownerId} exists={false} onBegin={onChanged} onClose={() => setOpen(false)} />}
		</div>
	);
}

function TemplatePart({ template, ...given }: StateProps & { template: Template }) {
	const { t, language, timeZone } = usePlatform();
	const { version, publishedAt, isChanged, previews, versions } = template;
	return (
		<div className="grid gap-5">
			<p className="flex flex-wrap items-center gap-2">
				<span className="font-semibold">
					{version === null || publishedAt === null
						? t('templates.draft')
						: t('templates.published', { version, moment: formatMoment(publishedAt, language, timeZone) })}
				</span>
				{version !== null && isChanged && <Label kind="highlight">{t('templates.changed')}</Label>}
			</p>
			<ul className="flex flex-wrap gap-4">
				{previews.map(({ page, name, url, width, height }) => (
					<li key={page} className="max-w-72 min-w-0">
						<img
							src={`${url}&width=640`}
							alt={t('templates.pageOf', { side: describeSide(t, name) })}
							style={{ aspectRatio: `${width} / ${height}` }}
							className="max-h-48 w-auto max-w-full border border-line bg-surface"
						/>
						<p className="mt-1 text-sm text-muted">{describeSide(t, name)}</p>
					</li>
				))}
			</ul>
			<TemplateActions template={template} {...given} />
			{versions.length > 0 && <TemplateVersions template={template} />}
		</div>
	);
}

function TemplateActions({
	ownerId,
	takesFocus,
	onChanged,
	template: { id, version, isChanged },
}: StateProps & { template: Template }) {
	const { t, base } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const attempt = useAttempt();
	const confirm = useConfirm();
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const [isReplacing, setReplacing] = useState(false);
	const first = useFirstFocus<HTMLAnchorElement>(takesFocus);
	const publish = async () => {
		setProblem(undefined);
		setBusy(true);
		try {
			await change(publishTemplateDocument, { id });
			toast.success(t('templates.isPublished'));
		} catch (failure) {
			setProblem(templateFailure(failure, t));
		}
		setBusy(false);
	};
	const remove = async () => {
		const sure = await confirm({
			title: t('templates.deleteAsk'),
			text: t('templates.deleteText'),
			confirmLabel: t('templates.delete'),
			colour: 'danger',
		});
		if (!sure) return;
		onChanged();
		await attempt(() => change(deleteTemplateDocument, { id }), {
			done: t('templates.isDeleted'),
			failed: t('templates.deleteFailed'),
		});
	};
	const takeAway = () =>
		attempt(() => download(`/service-api/designs/${id}/template.json`), {
			done: t('templates.isExported'),
			failed: t('templates.exportFailed'),
		});
	const icon = (Icon: typeof IconPencil) => <Icon aria-hidden size={18} />;
	return (
		<div className="grid gap-2">
			<div className="flex flex-wrap gap-2">
				<a ref={first} href={`${base}/studio/${id}`} className={buttonClass('primary', 'medium')}>
					<IconPencil aria-hidden size={20} />
					{t('templates.edit')}
				</a>
				<Button busy={busy} aria-disabled={!isChanged} onClick={publish} icon={<IconSend aria-hidden size={20} />}>
					{t(version === null ? 'templates.publish' : 'templates.publishAgain')}
				</Button>
				<Button onClick={() => setReplacing(true)} icon={<IconRefresh aria-hidden size={20} />}>
					{t('templates.replace')}
				</Button>
				<Menu
					compact
					label={t('templates.title')}
					actions={[
						{ id: 'export', label: t('templates.export'), icon: icon(IconUpload), onAction: () => void takeAway() },
						{
							id: 'delete',
							label: t('templates.delete'),
							icon: icon(IconTrash),
							danger: true,
							onAction: () => void remove(),
						},
					]}
				/>
			</div>
			<p role="alert" className="text-sm text-error empty:hidden">
				{problem}
			</p>
			{isReplacing && <TemplateBegin ownerId={ownerId} exists onClose={() => setReplacing(false)} />}
		</div>
	);
}
