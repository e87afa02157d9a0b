// Finds where a link can lead: pages, products and categories by name, sections of this page, a mailbox, a phone.
import { useEffect, useState } from 'react';
import { isPageUrl } from '../../../rules/pages/check-rich-text.ts';
import { completeUrl } from '../../../rules/pages/complete-url.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import { linkTargetsDocument } from './link-targets.documents.ts';
import { usePageAnchors } from './page-anchors.ts';

const searched = ['page', 'linkPage', 'product', 'category'] as const;
const typed = ['mail', 'phone'] as const;
type Searched = (typeof searched)[number];
type Kind = Searched | 'anchor' | (typeof typed)[number];

const isSearched = (kind: Kind): kind is Searched => searched.some((known) => known === kind);

const pause = 200;

function useRested(text: string): string {
	const [rested, setRested] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), pause);
		return () => clearTimeout(timer);
	}, [text]);
	return rested;
}

interface TargetChoiceProps {
	onChoose(url: string): void;
}

export function TargetChoice({ onChoose }: TargetChoiceProps) {
	const t = useTexts();
	const anchors = usePageAnchors();
	const [kind, setKind] = useState<Kind>('page');
	const kinds: readonly Kind[] = [...searched, ...(anchors.length > 0 ? (['anchor'] as const) : []), ...typed];
	return (
		<div className="grid gap-3 rounded-theme bg-sunken p-3">
			<Select<Kind>
				label={t('pageEditor.link.kind')}
				value={kind}
				onChange={setKind}
				choices={kinds.map((value) => ({ value, label: t(`pageEditor.link.${value}`) }))}
			/>
			{isSearched(kind) ? (
				<Search key={kind} kind={kind} onChoose={onChoose} />
			) : kind === 'anchor' ? (
				<Results
					found={anchors.map(({ anchor, name }) => ({ id: anchor, name, address: `#${anchor}`, note: '' }))}
					onChoose={onChoose}
				/>
			) : (
				<Typed key={kind} kind={kind} onChoose={onChoose} />
			)}
		</div>
	);
}

function Search({ kind, onChoose }: TargetChoiceProps & { kind: Searched }) {
	const { t, language } = usePlatform();
	const [text, setText] = useState('');
	const search = useRested(text.trim());
	const { data, error } = useAdminQuery(linkTargetsDocument, { kind, search, language }, { keep: true });
	const found = data?.linkTargets.map(({ id, name, address, state }) => ({
		id,
		name,
		address,
		note: state === 'shown' ? '' : t(`pageEditor.link.state.${state}`),
	}));
	return (
		<>
			<TextField
				label={t('pageEditor.link.search')}
				value={text}
				onChange={setText}
				autoComplete="off"
				error={error ? failureText(error, t) : null}
			/>
			{found && <Results found={found} onChoose={onChoose} />}
		</>
	);
}

interface ResultsProps extends TargetChoiceProps {
	found: readonly { id: string; name: string; address: string; note: string }[];
}

function Results({ found, onChoose }: ResultsProps) {
	const t = useTexts();
	return (
		<>
			<p aria-live="polite" className="text-sm text-muted empty:hidden">
				{found.length === 0 && t('kit.nothingFound')}
			</p>
			<ul aria-label={t('pageEditor.link.found')} className="grid max-h-64 gap-1 overflow-y-auto">
				{found.map(({ id, name, address, note }) => (
					<li key={id}>
						<button
							type="button"
							onClick={() => onChoose(address)}
							className="grid w-full cursor-pointer rounded-theme border border-line bg-surface px-3 py-1.5 text-start hover:border-control-line-hover hover:bg-surface-hover pointer-coarse:min-h-11"
						>
							<span className="font-medium wrap-break-word">{name}</span>
							<span className="text-sm text-muted wrap-anywhere">{[address, note].filter(Boolean).join(' · ')}</span>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

function Typed({ kind, onChoose }: TargetChoiceProps & { kind: (typeof typed)[number] }) {
	const t = useTexts();
	const [text, setText] = useState('');
	const [tried, setTried] = useState(false);
	const url = completeUrl(text);
	const isRight = isPageUrl(url) && url.startsWith(kind === 'mail' ? 'mailto:' : 'tel:');
	const apply = () => {
		setTried(true);
		if (isRight) onChoose(url);
	};
	return (
		<>
			<TextField
				label={t(`pageEditor.link.${kind}`)}
				kind={kind === 'mail' ? 'email' : 'phone'}
				hint={t(`pageEditor.link.${kind}Hint`)}
				error={tried && !isRight ? t(`pageEditor.link.${kind}Wrong`) : null}
				value={text}
				onChange={setText}
			/>
			<div>
				<Button size="small" onClick={apply}>
					{t('pageEditor.link.use')}
				</Button>
			</div>
		</>
	);
}
