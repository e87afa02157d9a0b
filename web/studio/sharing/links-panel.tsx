// Links to a draft: a new one, and those that are valid. The address of a link is shown once, as nobody knows it afterwards.
import { IconLink } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { linkDays } from '../../../rules/designs/sharing.ts';
import { formatDate } from '../../../rules/formats.ts';
import { Button } from '../../kit/button.tsx';
import { controlStyle, Field, useFieldIds } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { sessionOf } from '../../platform/session.ts';
import { useStudio } from '../studio-context.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { InlineConfirmation } from './inline-confirmation.tsx';
import { NewLink } from './new-link.tsx';
import { createDesignLinkDocument, designLinksDocument, revokeDesignLinkDocument } from './sharing.documents.ts';
import { useSending } from './use-sending.ts';

type Link = Data<typeof designLinksDocument>['designLinks'][number];

export function LinksPanel() {
	const { t, ask, base } = usePlatform();
	const { id: designId, announce } = useStudio();
	const [links, setLinks] = useState<readonly Link[]>([]);
	const [made, setMade] = useState<{ id: string; address: string }>();
	const { busy, failure, send } = useSending();

	const load = useEffectEvent(() =>
		send(async () => {
			const { designLinks } = (await ask(designLinksDocument, { designId })) as Data<typeof designLinksDocument>;
			setLinks(designLinks);
		}),
	);
	useEffect(() => void load(), []);

	const create = (wish: LinkWish) =>
		send(async () => {
			const { createDesignLink: created } = (await ask(createDesignLinkDocument, {
				...wish,
				designId,
			})) as Data<typeof createDesignLinkDocument>;
			setLinks((before) => [created.link, ...before]);
			setMade({ id: created.link.id, address: window.location.origin + base + created.path });
		});
	const revoke = (id: string) =>
		send(async () => {
			await ask(revokeDesignLinkDocument, { id });
			setLinks((before) => before.filter((link) => link.id !== id));
			if (made?.id === id) setMade(undefined);
			announce(t('designSharing.revoked'));
		});
	return (
		<>
			<p>{t('designSharing.byLinkText')}</p>
			<LinkForm busy={busy} onCreate={(wish) => void create(wish)} />
			<FailureNotice>{failure}</FailureNotice>
			{made && <NewLink key={made.id} address={made.address} />}
			{links.length > 0 && <LinkList links={links} onRevoke={(id) => void revoke(id)} />}
		</>
	);
}

interface LinkWish {
	mayComment: boolean;
	/** Mails about comments. */
	notifies: boolean;
	days: number;
}

interface FormProps {
	busy: boolean;
	onCreate(wish: LinkWish): void;
}

function LinkForm({ busy, onCreate }: FormProps) {
	const { t } = usePlatform();
	const [mayComment, setMayComment] = useState(false);
	const [wantsMails, setWantsMails] = useState(false);
	const [days, setDays] = useState<number>(linkDays[0]);
	const ids = useFieldIds();
	const offersMails = mayComment && sessionOf() === 'user';
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				onCreate({ mayComment, notifies: offersMails && wantsMails, days });
			}}
			className="grid gap-3"
		>
			<fieldset>
				<legend className="mb-1 text-sm font-semibold text-label">{t('designSharing.purpose')}</legend>
				<div className="flex flex-wrap gap-x-4">
					{(['look', 'comment'] as const).map((purpose) => (
						<label key={purpose} className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11">
							<input
								type="radio"
								name="share-purpose"
								checked={mayComment === (purpose === 'comment')}
								onChange={() => setMayComment(purpose === 'comment')}
								className="accent-chosen"
							/>
							{t(`designSharing.${purpose}`)}
						</label>
					))}
				</div>
			</fieldset>
			{offersMails && (
				<label className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11">
					<input
						type="checkbox"
						checked={wantsMails}
						onChange={({ target }) => setWantsMails(target.checked)}
						className="accent-chosen"
					/>
					{t('designSharing.notify')}
				</label>
			)}
			<div className="flex flex-wrap items-end gap-3">
				<div className="min-w-40 grow">
					<Field ids={ids} label={t('designSharing.validFor')}>
						<select
							id={ids.control}
							value={days}
							onChange={({ target }) => setDays(Number(target.value))}
							className={controlStyle}
						>
							{[...linkDays]
								.sort((one, other) => one - other)
								.map((count) => (
									<option key={count} value={count}>
										{t('designSharing.days', { days: count })}
									</option>
								))}
						</select>
					</Field>
				</div>
				<Button type="submit" colour="primary" busy={busy} icon={<IconLink aria-hidden size={20} />}>
					{t('designSharing.create')}
				</Button>
			</div>
		</form>
	);
}

interface ListProps {
	links: readonly Link[];
	onRevoke(id: string): void;
}

function LinkList({ links, onRevoke }: ListProps) {
	const { t } = usePlatform();
	return (
		<div>
			<h4 className="mb-1 text-sm font-semibold text-label">{t('designSharing.links')}</h4>
			<ul className="divide-y divide-line rounded-theme border border-line">
				{links.map((link) => (
					<LinkItem key={link.id} link={link} onRevoke={() => onRevoke(link.id)} />
				))}
			</ul>
		</div>
	);
}

/** Its address was shown once: what is revoked by mistake cannot be brought back. */
function LinkItem({ link, onRevoke }: { link: Link; onRevoke(): void }) {
	const { mayComment, notifies, createdAt, expiresAt } = link;
	const { t, language, timeZone } = usePlatform();
	const [isAsked, setAsked] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const cancel = () => {
		setAsked(false);
		button.current?.focus();
	};
	const dayOf = (at: string) => formatDate(new Date(at), language, timeZone);
	const purpose = t(mayComment ? 'designSharing.comment' : 'designSharing.look');
	const until = t('designSharing.until', { day: dayOf(expiresAt) });
	return (
		<li className="grid gap-2 p-3">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<span>
					<span className="block font-medium">{purpose}</span>
					<span className="text-sm text-muted">
						{until} · {t('designSharing.createdOn', { day: dayOf(createdAt) })}
						{notifies && ` · ${t('designSharing.notifies')}`}
					</span>
				</span>
				<Button
					ref={button}
					size="small"
					aria-label={t('designSharing.revokeOf', { link: `${purpose}, ${until}` })}
					aria-expanded={isAsked}
					onClick={() => setAsked(true)}
				>
					{t('designSharing.revoke')}
				</Button>
			</div>
			{isAsked && (
				<InlineConfirmation
					text={t('designSharing.revokeQuestion')}
					action={t('designSharing.revoke')}
					onConfirm={onRevoke}
					onCancel={cancel}
				/>
			)}
		</li>
	);
}
