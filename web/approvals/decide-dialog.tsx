// A decision about an order: it is approved with a note, rejected, or sent back with fewer pieces where its rule allows that. It counts for what was shown
// when the dialog was opened; who was too late is told who was first, and what they have typed stays.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { longestReason } from '../../rules/approvals/reason.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { refreshEverything, useChange } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import { type ShownApproval, useNumbers } from './approval.ts';
import { approveOrderDocument, rejectOrderDocument, returnOrderDocument } from './approvals.documents.ts';
import { Unseen } from './cautions.tsx';
import { changedLines, type DecisionDraft, draftErrors, type Verdict } from './decision-draft.ts';
import { FewerPieces } from './fewer-pieces.tsx';
import { NewTotal } from './new-total.tsx';
import { isOutdated, refusalText, refusedField } from './refusal.ts';

interface DecideDialogProps {
	approval: ShownApproval;
	verdict: Verdict;
	/** Kept outside, so that it is there when the dialog is opened again. */
	draft: DecisionDraft;
	onDraft(draft: DecisionDraft): void;
	/** It counts. */
	onDecided(verdict: Verdict): void;
	onClose(): void;
}

export function DecideDialog({ approval, verdict, draft, onDraft, onDecided, onClose }: DecideDialogProps) {
	const platform = usePlatform();
	const { t, queryClient } = platform;
	const decide = useDecide(approval);
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const [busy, setBusy] = useState(false);
	const [tries, setTries] = useState(0);
	const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
	const [failure, setFailure] = useState<string>();
	const [isOver, setIsOver] = useState(false);
	useEffect(() => {
		if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [tries]);
	const number = useNumbers();
	const errors = draftErrors(draft, verdict, approval, t, number);
	const refuse = async (error: unknown) => {
		const field = refusedField(error);
		if (field === 'lines' || field === 'total')
			setFailure(t(field === 'lines' ? 'approvals.linesFixed' : 'approvals.dearer'));
		else if (field) setRefused({ [field]: t(field === 'reason' ? 'approvals.reasonLong' : 'approvals.piecesWrong') });
		else setFailure(refusalText(error, platform));
		setTries((before) => before + 1);
		if (!isOutdated(error)) return;
		setIsOver(true);
		await refreshEverything(queryClient);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		event.stopPropagation();
		if (busy || isOver) return;
		setRefused({});
		setFailure(undefined);
		if (Object.values(errors).some(Boolean)) return setTries((before) => before + 1);
		setBusy(true);
		try {
			await decide(verdict, draft);
		} catch (error) {
			return refuse(error);
		} finally {
			setBusy(false);
		}
		onDecided(verdict);
	};
	const errorOf = (field: string) => refused[field] ?? (tries > 0 ? (errors[field] ?? null) : undefined);
	const change = (changed: Partial<DecisionDraft>) => {
		onDraft({ ...draft, ...changed });
		setRefused({});
	};
	const isChanged = verdict === 'return' && changedLines(draft, approval.order.lines).length > 0;
	const label = t(isChanged ? 'approvals.changeAndReturn' : `approvals.${verdict}`);
	const linesError = errorOf('lines');
	return (
		<Dialog
			open
			size="small"
			onClose={onClose}
			title={t(`approvals.${verdict}Ask`)}
			actions={
				isOver ? (
					<Button colour="primary" onClick={onClose}>
						{t('approvals.lookAgain')}
					</Button>
				) : (
					<>
						<Button onClick={onClose}>{t('kit.cancel')}</Button>
						<Button type="submit" form={id} colour={verdict === 'reject' ? 'danger' : 'primary'} busy={busy}>
							{label}
						</Button>
					</>
				)
			}
		>
			<form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
				{failure && (
					<div role="alert">
						<Notice kind={isOver ? 'warning' : 'danger'}>{failure}</Notice>
					</div>
				)}
				<p>{t(`approvals.${verdict}Text`)}</p>
				{verdict === 'approve' && <Unseen names={approval.unseen} />}
				{verdict === 'return' && approval.mayChange && (
					<>
						<FewerPieces
							approval={approval}
							draft={draft}
							onChange={(pieces) => change({ pieces })}
							errorOf={errorOf}
							disabled={isOver}
						/>
						{linesError && (
							<div role="alert">
								<Notice kind="danger">{linesError}</Notice>
							</div>
						)}
						<NewTotal approval={approval} draft={draft} />
					</>
				)}
				<TextArea
					label={t('approvals.note')}
					{...(verdict === 'approve' ? { hint: t('approvals.noteOptional') } : {})}
					required={verdict !== 'approve'}
					rows={3}
					maxLength={longestReason}
					readOnly={isOver}
					value={draft.note}
					onChange={(note) => change({ note })}
					error={errorOf('reason')}
				/>
			</form>
		</Dialog>
	);
}

/** About what was shown when the dialog was opened, whatever has been loaded behind it since. */
function useDecide({ order, revision, hash }: ShownApproval) {
	const change = useChange();
	const [seen] = useState({ revision, hash });
	const about = { orderId: order.id, seen };
	return (verdict: Verdict, draft: DecisionDraft): Promise<unknown> => {
		const reason = draft.note.trim();
		if (verdict === 'approve') return change(approveOrderDocument, { ...about, note: reason });
		if (verdict === 'reject') return change(rejectOrderDocument, { ...about, reason });
		return change(returnOrderDocument, { ...about, reason, lines: changedLines(draft, order.lines) });
	};
}
