// Deleting pictures: those that are used are refused at once with the places where they are; for others it is asked once more.
import { type ReactNode, useState } from 'react';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { useConfirm } from '../kit/confirm.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useToast } from '../kit/toasts.tsx';
import { useChange } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { deleteMediaDocument, mediaItemDocument } from './media-library.documents.ts';
import { UseList } from './use-name.tsx';

type Uses = Data<typeof deleteMediaDocument>['deleteMedia']['inUse'];

interface Removal {
	/** @returns whether they are gone */
	remove(ids: readonly string[]): Promise<boolean>;
	/** Says what is in the way; to be shown where it is removed. */
	refusal: ReactNode;
}

export function useRemoval(): Removal {
	const { t, ask, language } = usePlatform();
	const toast = useToast();
	const confirm = useConfirm();
	const change = useChange();
	const [refused, setRefused] = useState<{ uses: Uses; rest: string[] }>();

	const destroy = async (ids: readonly string[]): Promise<boolean> => {
		try {
			const { deleteMedia } = await change(deleteMediaDocument, { ids: [...ids], language });
			const { deleted, inUse } = deleteMedia;
			if (inUse.length === 0) {
				toast.success(t('mediaLibrary.deleted', { count: deleted }));
				return true;
			}
			refuse(ids, inUse);
		} catch (error) {
			toast.error(`${t('mediaLibrary.removeFailed')} ${failureText(error, t)}`);
		}
		return false;
	};
	const refuse = (ids: readonly string[], uses: Uses) =>
		setRefused({ uses, rest: ids.filter((id) => uses.every(({ mediaId }) => mediaId !== id)) });
	const usesOf = async (id: string): Promise<Uses> => {
		const { mediaItem } = (await ask(mediaItemDocument, { id, language })) as Data<typeof mediaItemDocument>;
		return mediaItem.uses.map((use) => ({ ...use, mediaId: id }));
	};
	const remove = async (ids: readonly string[]): Promise<boolean> => {
		const uses = (await Promise.all(ids.map(usesOf)).catch(() => [])).flat();
		if (uses.length > 0) {
			refuse(ids, uses);
			return false;
		}
		const agreed = await confirm({
			title: t('mediaLibrary.deleteTitle', { count: ids.length }),
			text: t('mediaLibrary.deleteText'),
			confirmLabel: t('mediaLibrary.delete'),
			colour: 'danger',
		});
		return agreed && destroy(ids);
	};
	const close = () => setRefused(undefined);
	const used = new Set(refused?.uses.map(({ mediaId }) => mediaId)).size;
	const refusal = refused && (
		<Dialog
			open
			size="small"
			onClose={close}
			title={t('mediaLibrary.inUseTitle', { count: used })}
			actions={
				<>
					{refused.rest.length > 0 && (
						<Button
							colour="danger"
							onClick={() => {
								close();
								destroy(refused.rest);
							}}
						>
							{t('mediaLibrary.deleteRest', { count: refused.rest.length })}
						</Button>
					)}
					<Button colour="primary" onClick={close}>
						{t('common.close')}
					</Button>
				</>
			}
		>
			<p className="mb-3">{t('mediaLibrary.inUseText')}</p>
			<UseList uses={refused.uses} />
		</Dialog>
	);
	return { remove, refusal };
}
