// What `MediaPicker` opens: the library in a dialog, with its own words.
import { useState } from 'react';
import type { TextGroup } from '../../rules/messages/groups.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { ChangeTable, TableState } from '../kit/table-state.ts';
import { useToast } from '../kit/toasts.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { MoreTexts } from '../platform/page-texts.tsx';
import { DetailsDrawer } from './details/details-drawer.tsx';
import { Library } from './library.tsx';
import { mediaItemDocument } from './media-library.documents.ts';
import type { LibraryPicture, MediaPickerProps } from './media-picker.tsx';
import { pickPicture } from './pick-picture.ts';

const words: readonly TextGroup[] = ['kit', 'forms', 'mediaLibrary'];

/** The screen around it need not know these words. */
export default function PickerDialog(props: MediaPickerProps) {
	return (
		<MoreTexts groups={words}>
			<Picker {...props} />
		</MoreTexts>
	);
}

const beginning: TableState = {
	search: '',
	filters: {},
	sort: undefined,
	page: 1,
	rows: 25,
	columns: undefined,
};

/** The same as in an address, but no one goes anywhere. */
function useLocalState(): [TableState, ChangeTable] {
	const [state, setState] = useState(beginning);
	const change: ChangeTable = (given) =>
		setState((before) => {
			const wanted = typeof given === 'function' ? given(before) : given;
			return { ...before, ...wanted, page: wanted.page ?? 1 };
		});
	return [state, change];
}

function Picker({ onPick, onClose, max = 1, taken = [], title, forPage = false }: MediaPickerProps) {
	const { t, ask, language } = usePlatform();
	const toast = useToast();
	const [state, change] = useLocalState();
	const [picked, setPicked] = useState<readonly LibraryPicture[]>([]);
	const [described, setDescribed] = useState<string>();
	const pick = (picture: LibraryPicture) => {
		const next = pickPicture(picked, picture, max);
		if (next) setPicked(next);
		else toast.warning(t('mediaLibrary.full', { count: max }));
	};
	/** What was just brought is what is wanted, as long as there is room. */
	const take = async (id: string) => {
		const { mediaItem } = (await ask(mediaItemDocument, { id, language })) as Data<typeof mediaItemDocument>;
		setPicked((before) =>
			before.some((known) => known.id === id) ? before : (pickPicture(before, mediaItem.item, max) ?? before),
		);
	};
	return (
		<Dialog
			open
			size="large"
			onClose={onClose}
			title={title ?? (max === 1 ? t('mediaLibrary.pickOne') : t('mediaLibrary.pickMany', { count: max }))}
			actions={
				<>
					<p role="status" className="me-auto self-center text-sm text-muted">
						{t('kit.chosen', { count: picked.length })}
					</p>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" disabled={picked.length === 0} onClick={() => onPick(picked)}>
						{t('mediaLibrary.pick', { count: picked.length })}
					</Button>
				</>
			}
		>
			<Library
				state={state}
				onChange={change}
				isSelected={({ id }) => picked.some((known) => known.id === id)}
				onSelect={pick}
				taken={taken}
				onUploaded={take}
				hosted={!forPage}
				onDescribe={setDescribed}
			/>
			{described !== undefined && <DetailsDrawer id={described} onClose={() => setDescribed(undefined)} />}
		</Dialog>
	);
}
