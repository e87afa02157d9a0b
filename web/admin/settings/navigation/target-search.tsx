// Finds what an item can lead to: pages, link pages, categories, products.
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { MenuTarget } from './menu-values.ts';
import { navigationTargetsDocument } from './navigation.documents.ts';

const pause = 200;

function useRested(text: string): string {
	const [rested, setRested] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), pause);
		return () => clearTimeout(timer);
	}, [text]);
	return rested;
}

interface TargetSearchProps {
	kind: MenuTarget['kind'];
	label: string;
	onChoose(target: MenuTarget): void;
	/** Ids of those that cannot be chosen any more. */
	chosen?: readonly string[];
	autoFocus?: boolean;
}

export function TargetSearch({ kind, label, onChoose, chosen = [], autoFocus = false }: TargetSearchProps) {
	const { t, language } = usePlatform();
	const [typed, setTyped] = useState('');
	const search = useRested(typed.trim());
	const { data } = useAdminQuery(navigationTargetsDocument, { kind, search, language }, { keep: true });
	const found = data?.navigationTargets.filter((target) => target.kind === kind);
	return (
		<div className="rounded-theme bg-sunken p-3">
			<TextField
				label={label}
				hint={t('navigation.searchHint')}
				value={typed}
				onChange={setTyped}
				autoComplete="off"
				autoFocus={autoFocus}
			/>
			<div aria-live="polite">{found?.length === 0 && <p className="mt-2 text-muted">{t('kit.nothingFound')}</p>}</div>
			<ul className="mt-2 grid gap-1">
				{found?.map((target) => (
					<li key={target.id} className="flex items-center gap-2 rounded-theme border border-line bg-surface px-3 py-2">
						<span className="min-w-0 grow">
							<span className="block font-medium wrap-break-word">{target.name}</span>
							<span className="block text-sm text-muted wrap-anywhere">
								{target.address}
								{target.state === 'shown' ? '' : ` · ${t(`navigation.state.${target.state}`)}`}
							</span>
						</span>
						<Button
							size="small"
							icon={<IconPlus aria-hidden size={18} />}
							aria-label={t('navigation.addNamed', { name: target.name })}
							aria-disabled={chosen.includes(target.id)}
							onClick={() => onChoose(target)}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}
