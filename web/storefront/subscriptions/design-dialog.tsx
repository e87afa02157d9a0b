// Another design from the next delivery on: one that the customer has released for the same product.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDays } from '../../account/subscriptions/use-days.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, toQueryOptions } from '../../platform/page.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { Line } from './lines.tsx';
import { subscriptionDesignsDocument } from './subscription.documents.ts';
import { useChange } from './use-change.ts';
import type { Subscription } from './use-subscription.ts';

type Design = Data<typeof subscriptionDesignsDocument>['subscriptionDesigns'][number];

interface DesignDialogProps {
	subscription: Subscription;
	line: Line;
	onClose(): void;
}

export default function DesignDialog({ subscription: { id }, line, onClose }: DesignDialogProps) {
	const platform = usePlatform();
	const { t } = platform;
	const { position, slug, designId } = line;
	const asked = useQuery({
		...toQueryOptions(platform, query(subscriptionDesignsDocument, { id, position })),
		staleTime: 0,
		gcTime: 0,
	});
	const designs = (asked.data as Data<typeof subscriptionDesignsDocument> | undefined)?.subscriptionDesigns;
	const [wanted, setWanted] = useState<string>();
	const chosen = wanted ?? designId;
	const { busy, failure, save } = useChange(onClose);
	return (
		<ChangeDialog
			title={t('ownSubscription.changeDesign')}
			hint={t('ownSubscription.designHint')}
			busy={busy}
			failure={failure}
			pointless={!wanted || wanted === designId}
			onClose={onClose}
			onSave={() => wanted && void save({ id, lines: [{ position, designId: wanted }] })}
		>
			<div className="min-h-40">
				{asked.isError ? (
					<Notice kind="danger" action={<Button onClick={() => void asked.refetch()}>{t('common.tryAgain')}</Button>}>
						{t('ownSubscription.notDone')}
					</Notice>
				) : !designs ? (
					<Skeleton lines={5} />
				) : designs.some(({ isChosen }) => !isChosen) ? (
					<fieldset className="grid grid-cols-2 gap-3 phone:grid-cols-3">
						<legend className="sr-only">{t('ownSubscription.changeDesignOf', { name: line.name })}</legend>
						{designs.map((design) => (
							<Choice key={design.id} design={design} isMarked={design.id === chosen} onChoose={setWanted} />
						))}
					</fieldset>
				) : (
					<p>{t('ownSubscription.noDesigns')}</p>
				)}
			</div>
			<div>
				<ButtonLink size="small" to={`/product/${slug}`}>
					{t('ownSubscription.newDesign')}
				</ButtonLink>
			</div>
		</ChangeDialog>
	);
}

interface ChoiceProps {
	design: Design;
	isMarked: boolean;
	onChoose(id: string): void;
}

function Choice({ design: { id, name, preview, updatedAt, isChosen }, isMarked, onChoose }: ChoiceProps) {
	const { t } = usePlatform();
	const { day } = useDays();
	return (
		<label className="grid cursor-pointer content-start gap-1 rounded-theme border border-line p-2 hover:bg-surface-hover has-checked:border-accent-dark has-checked:bg-accent-light has-checked:text-accent-dark has-focus-visible:outline-2">
			<img src={preview} alt="" loading="lazy" className="aspect-square w-full bg-sunken object-contain" />
			<span className="flex items-start gap-2">
				<input
					type="radio"
					name="design"
					value={id}
					checked={isMarked}
					onChange={() => onChoose(id)}
					className="mt-1 shrink-0"
				/>
				<span className="min-w-0 text-sm wrap-anywhere">
					{name || t('ownSubscription.unnamedDesign', { day: day(updatedAt) })}
					{isChosen && <span className="block">{t('ownSubscription.designChosen')}</span>}
				</span>
			</span>
		</label>
	);
}
