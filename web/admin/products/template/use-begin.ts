// Sends what a template begins with: asked once more where the format is another one, or where there is a template already.
import { useState } from 'react';
import type { BackgroundPlacement } from '../../../../rules/designs/place-background.ts';
import { type OtherFormat, otherFormatOf } from '../../../forms/other-format.tsx';
import { templateFailure } from '../../../forms/template-failure.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { ApiFailure } from '../../../platform/api.ts';
import { refreshEverything, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { sendFile } from '../../../platform/upload.ts';
import { createFromFileDocument, createTemplateDocument, importTemplateDocument } from './template.documents.ts';

export const ways = ['Blank', 'Copy', 'Background', 'Import'] as const;
export type Way = (typeof ways)[number];

export interface BeginProps {
	/** The product or variant. */
	ownerId: string;
	/** It has a template already, which is overwritten. */
	exists: boolean;
	/** Before there is one where there was none. */
	onBegin?(): void;
	onClose(): void;
}

interface Wish {
	way: Way;
	/** Id of the product whose template is copied. */
	source: string;
	file: File | undefined;
	placement: BackgroundPlacement;
	/** Whether what would be lost was shown. */
	isAgreed: boolean;
}

function findMissing({ way, source, file }: Wish) {
	if (way === 'Copy') return source ? undefined : 'templates.sourceMissing';
	return way === 'Blank' || file ? undefined : 'templates.fileMissing';
}

const isTaken = (failure: unknown) => failure instanceof ApiFailure && failure.code === 'DESIGN_TEMPLATE_EXISTS';

export function useBegin({ ownerId: productId, exists, onBegin, onClose }: BeginProps) {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const confirm = useConfirm();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const [format, setFormat] = useState<OtherFormat>();
	const forget = () => {
		setProblem(undefined);
		setFormat(undefined);
	};
	const send = async ({ way, source, file, placement, isAgreed: adapt }: Wish, overwrite: boolean) => {
		const given = { productId, overwrite };
		if (way === 'Blank' || way === 'Copy')
			return change(createTemplateDocument, { ...given, adapt, ...(way === 'Copy' && { copyOf: source }) });
		if (file && way === 'Import') await sendFile(importTemplateDocument, { ...given, adapt }, file);
		else if (file) await sendFile(createFromFileDocument, { ...given, placement: adapt ? placement : null }, file);
		return refreshEverything(queryClient);
	};
	const confirmOverwriting = () =>
		confirm({
			title: t('templates.overwriteAsk'),
			text: t('templates.overwriteText'),
			confirmLabel: t('templates.overwrite'),
			colour: 'danger',
		});
	/** What can be used is known when the server says that it would take the place of another one. */
	const sendAndAsk = async (wish: Wish): Promise<boolean> => {
		try {
			await send(wish, false);
		} catch (failure) {
			if (!isTaken(failure)) throw failure;
			if (!(await confirmOverwriting())) return false;
			await send(wish, true);
		}
		return true;
	};
	const begin = async (wish: Wish) => {
		const missing = findMissing(wish);
		if (missing) return setProblem(t(missing));
		setBusy(true);
		setProblem(undefined);
		onBegin?.();
		try {
			if (await sendAndAsk(wish)) {
				toast.success(t(exists ? 'templates.isReplaced' : 'templates.isBegun'));
				onClose();
			}
		} catch (failure) {
			const other = otherFormatOf(failure);
			setFormat(other);
			if (!other) setProblem(templateFailure(failure, t));
		}
		setBusy(false);
	};
	return { begin, forget, busy, problem, format };
}
