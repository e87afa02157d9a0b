// What the draft is called in the list of drafts: typed where it stands, saved when it is left.
import { type FormEvent, useId, useRef, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { renameDesignDocument } from '../studio.documents.ts';

/** As the database has it. */
const longestName = 120;

interface NameProps {
	id: string;
	name: string;
	/** What it is called as long as it has no name. */
	productName: string;
}

export function DraftName({ id, name: known, productName }: NameProps) {
	const { t, ask } = usePlatform();
	const input = useId();
	const [name, setName] = useState(known);
	const saved = useRef(known);
	const [problem, setProblem] = useState<string>();

	async function save(): Promise<void> {
		const wanted = name.trim();
		if (wanted === saved.current) return;
		try {
			await ask(renameDesignDocument, { id, name: wanted });
			saved.current = wanted;
			setProblem(undefined);
		} catch (error) {
			setProblem(t('studio.notRenamed', { reason: failureText(error, t) }));
		}
	}

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		// Leaving the field saves.
		(document.activeElement as HTMLElement | null)?.blur();
	};
	return (
		<form onSubmit={submit} className="min-w-0 grow">
			<label htmlFor={input} className="sr-only">
				{t('studio.draftName')}
			</label>
			<input
				id={input}
				value={name}
				maxLength={longestName}
				placeholder={productName}
				autoComplete="off"
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? `${input}-problem` : undefined}
				onChange={(event) => setName(event.target.value)}
				onBlur={() => void save()}
				className="h-10 w-full max-w-96 min-w-0 truncate rounded-theme border border-transparent bg-transparent px-2 font-bold placeholder:text-text hover:border-control-line focus:border-control-line-focus pointer-coarse:h-11"
			/>
			<p id={`${input}-problem`} role="alert" className="text-sm text-error empty:hidden">
				{problem}
			</p>
		</form>
	);
}
