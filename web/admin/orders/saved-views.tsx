// Views of the list of orders that the user has given a name: one click sets search, filters and order.
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { findFieldError } from '../../../rules/fields.ts';
import {
	mostViews,
	type SavedView,
	viewNameRules,
	viewParameters,
	withView,
} from '../../../rules/orders/saved-views.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { orderViewsDocument, saveOrderViewsDocument } from './orders.documents.ts';

function useViews() {
	const { t } = usePlatform();
	const [parameters] = useSearchParams();
	const { data } = useAdminQuery(orderViewsDocument, {}, { keep: true });
	const attempt = useAttempt();
	const change = useChange();
	const views = data?.orderViews ?? [];
	const present = viewParameters(parameters);
	const chosen = views.find((view) => view.parameters === present);
	const failed = t('adminOrders.viewsFailed');
	const store = (next: readonly SavedView[]) => change(saveOrderViewsDocument, { views: [...next] });
	return {
		views,
		present,
		chosen,
		canSave: data !== undefined && present !== '' && !chosen && views.length < mostViews,
		save: (name: string) =>
			attempt(() => store(withView(views, { name, parameters: present })), {
				done: t('adminOrders.viewSaved', { name }),
				failed,
			}),
		remove: ({ name }: SavedView) =>
			attempt(() => store(views.filter((view) => view.name !== name)), {
				done: t('adminOrders.viewDeleted', { name }),
				failed,
				undo: { work: () => store(views), done: t('adminOrders.viewSaved', { name }), failed },
			}),
	};
}

/** Stands among the actions of the screen: there its coming and going moves no row of the list. */
export function SaveView() {
	const { t } = usePlatform();
	const { views, canSave, save } = useViews();
	const [naming, setNaming] = useState(false);
	return (
		<>
			{canSave && (
				<Button icon={<IconBookmarkPlus aria-hidden size={18} />} onClick={() => setNaming(true)}>
					{t('adminOrders.saveView')}
				</Button>
			)}
			{naming && (
				<NameDialog
					names={views.map(({ name }) => name)}
					onClose={() => setNaming(false)}
					onSave={async (name) => {
						if (await save(name)) setNaming(false);
					}}
				/>
			)}
		</>
	);
}

export function SavedViews() {
	const { t } = usePlatform();
	const { views, present, chosen, remove } = useViews();
	if (views.length === 0) return null;
	return (
		<nav aria-label={t('adminOrders.views')} className="mb-3 flex flex-wrap items-center gap-2">
			{views.map(({ name, parameters: wanted }) => (
				<ButtonLink
					key={name}
					size="small"
					colour={wanted === present ? 'primaryLight' : 'neutral'}
					to={wanted ? `/admin/orders?${wanted}` : '/admin/orders'}
					{...(wanted === present ? { 'aria-current': 'true' as const } : {})}
				>
					{name}
				</ButtonLink>
			))}
			{chosen && (
				<Button
					size="small"
					icon={<IconTrash aria-hidden size={18} />}
					aria-label={t('adminOrders.deleteView', { name: chosen.name })}
					title={t('adminOrders.deleteView', { name: chosen.name })}
					onClick={() => void remove(chosen)}
				/>
			)}
		</nav>
	);
}

interface NameDialogProps {
	/** Of the views that are there. */
	names: readonly string[];
	onClose(): void;
	onSave(name: string): Promise<void>;
}

function NameDialog({ names, onClose, onSave }: NameDialogProps) {
	const { t } = usePlatform();
	const [name, setName] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const error = findFieldError(name, viewNameRules);
	const replaces = names.some((one) => one.toLowerCase() === name.trim().toLowerCase());
	const save = async (event?: FormEvent) => {
		event?.preventDefault();
		setTried(true);
		if (error) return;
		setBusy(true);
		await onSave(name.trim());
		setBusy(false);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="small"
			title={t('adminOrders.saveView')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={() => void save()}>
						{t('kit.save')}
					</Button>
				</>
			}
		>
			<form onSubmit={(event) => void save(event)}>
				<TextField
					label={t('adminOrders.viewName')}
					hint={t(replaces ? 'adminOrders.viewReplaces' : 'adminOrders.viewNameHint')}
					required
					autoFocus
					maxLength={viewNameRules.maxLength}
					value={name}
					onChange={setName}
					error={tried && error ? t('adminOrders.viewNameMissing') : undefined}
				/>
			</form>
		</Dialog>
	);
}
