// The media library as a screen of the administration. What is set and which picture is open stands in the address.
import { IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../../kit/page-frame.tsx';
import { BulkBar } from '../../kit/table-bulk.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { DetailsDrawer, openParameter } from '../../media-library/details/details-drawer.tsx';
import { Library } from '../../media-library/library.tsx';
import type { LibraryPicture } from '../../media-library/media-picker.tsx';
import { MoveDialog } from '../../media-library/move-dialog.tsx';
import { useRemoval } from '../../media-library/use-removal.tsx';
import { usePlatform } from '../../platform/environment.tsx';

function useOpened(): [string | null, (id: string | undefined) => void] {
	const [parameters, setParameters] = useSearchParams();
	const open = (id: string | undefined) =>
		setParameters(
			(before) => {
				const next = new URLSearchParams(before);
				if (id) next.set(openParameter, id);
				else next.delete(openParameter);
				return next;
			},
			{ replace: true, preventScrollReset: true },
		);
	return [parameters.get(openParameter), open];
}

export function Component() {
	const { t } = usePlatform();
	const [state, change] = useTableState();
	const [opened, open] = useOpened();
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [moving, setMoving] = useState<string[]>();
	const { remove, refusal } = useRemoval();
	const select = ({ id }: LibraryPicture) => {
		const next = new Set(selected);
		if (!next.delete(id)) next.add(id);
		setSelected(next);
	};
	const clear = () => setSelected(new Set());
	const icon = { 'aria-hidden': true, size: 18 };
	return (
		<PageFrame wide title={t('mediaLibrary.title')}>
			<Library
				state={state}
				onChange={change}
				isSelected={({ id }) => selected.has(id)}
				onSelect={select}
				onOpen={open}
				bulk={(pictures, mayChange) =>
					mayChange && (
						<BulkBar
							actions={[
								{
									id: 'move',
									label: t('mediaLibrary.move'),
									icon: <IconFolderSymlink {...icon} />,
									onAction: (ids) => {
										setMoving(ids);
										return false;
									},
								},
								{
									id: 'delete',
									label: t('mediaLibrary.delete'),
									icon: <IconTrash {...icon} />,
									colour: 'danger',
									onAction: remove,
								},
							]}
							// Nothing is done to pictures that are not in sight.
							ids={pictures.map(({ id }) => id).filter((id) => selected.has(id))}
							onDone={clear}
						/>
					)
				}
			/>
			{moving && (
				<MoveDialog
					ids={moving}
					onClose={() => setMoving(undefined)}
					onDone={() => {
						setMoving(undefined);
						clear();
					}}
				/>
			)}
			{refusal}
			{opened && <DetailsDrawer key="details" id={opened} onClose={() => open(undefined)} onReplaced={open} />}
		</PageFrame>
	);
}
