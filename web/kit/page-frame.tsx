// A whole screen of the administration: the way here, its title, its actions, its content, and the save bar where it is a form.
import type { FormEvent, ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';
import { Unbroken } from './unbroken.tsx';

interface PageFrameProps {
	title: string;
	/** In the title, of something that has one: it stays in one piece. */
	number?: string;
	above?: readonly Crumb[];
	actions?: ReactNode;
	save?: SaveBarProps;
	/** A list with many columns: on a wide screen it takes the room that a form leaves free. */
	wide?: boolean;
	children: ReactNode;
}

export function PageFrame({ title, number = '', above = [], actions, save, wide = false, children }: PageFrameProps) {
	return (
		<div className={`mx-auto w-full px-4 py-6 phone:px-8 ${wide ? 'max-w-list' : 'max-w-page'}`}>
			{above.length > 0 && <Breadcrumb above={above} here={title} />}
			<div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-3">
				<h1 className="min-w-0 font-heading text-2xl font-bold hyphens-auto wrap-break-word phone:text-3xl">
					<Unbroken text={title} number={number} />
				</h1>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</div>
			{save?.create ? <CreateForm save={save}>{children}</CreateForm> : children}
			{save && <SaveBar {...save} />}
		</div>
	);
}

/** Enter creates, as in every short form. */
function CreateForm({ save, children }: { save: SaveBarProps; children: ReactNode }) {
	const submit = (event: FormEvent<HTMLFormElement>) => {
		// Forms of dialogs are somewhere else in the document, and yet inside of this one for React.
		if (event.target !== event.currentTarget) return;
		event.preventDefault();
		if (!save.busy) void save.onSave();
	};
	return (
		<form noValidate onSubmit={submit}>
			<button type="submit" hidden />
			{children}
		</form>
	);
}
