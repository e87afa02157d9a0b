// A screen on which one thing is changed or deleted: its save bar, and the button that asks before it deletes and then leads to the list.
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../kit/button.tsx';
import { type ConfirmationRequest, useConfirm } from '../kit/confirm.tsx';
import { PageFrame } from '../kit/page-frame.tsx';
import { useAttempt } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Editor } from './editor.ts';
import { useScreenName } from './frame/use-screen-name.ts';

interface Crumb {
	label: string;
	to: string;
}

interface Removal {
	/** On the buttons; "Delete" unless said otherwise. */
	label?: string;
	ask: ConfirmationRequest;
	said: { done: string; failed: string };
	send(): Promise<unknown>;
}

interface EditedPageProps {
	title: string;
	/** The way here; the last is the list of such things. */
	above: readonly [...Crumb[], Crumb];
	readOnly: boolean;
	editor: Pick<Editor<object>, 'bar'>;
	/** Null: this one stays. */
	removal: Removal | null;
	/** What else can be done with it, before the button that deletes. */
	actions?: ReactNode;
	children: ReactNode;
}

export function EditedPage({ title, above, readOnly, editor, removal, actions, children }: EditedPageProps) {
	const removing = !readOnly && removal && <Remove removal={removal} to={above.at(-1)?.to ?? '/admin'} />;
	useScreenName(title);
	return (
		<PageFrame
			title={title}
			above={above}
			actions={
				(actions || removing) && (
					<>
						{actions}
						{removing}
					</>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			{children}
		</PageFrame>
	);
}

function Remove({ removal: { label, ask, said, send }, to }: { removal: Removal; to: string }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const navigate = useNavigate();
	const confirmLabel = label ?? t('admin.delete');
	const remove = async () => {
		if (!(await confirm({ ...ask, confirmLabel, colour: 'danger' }))) return;
		if (await attempt(send, said)) navigate(to);
	};
	return (
		<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
			{confirmLabel}
		</Button>
	);
}
