// Icons to put on the page, found by their names. Loaded when it is opened.
import { useState } from 'react';
import { NativeDialog } from '../../../kit/native-dialog.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import paths from './icon-paths.json';
import type { Icon } from './new-element.ts';

const names = Object.keys(paths) as (keyof typeof paths)[];
const icons = paths as unknown as Readonly<Record<keyof typeof paths, Icon>>;

interface DialogProps {
	onClose(): void;
	onChoose(icon: Icon, name: string): void;
}

export default function IconDialog({ onClose, onChoose }: DialogProps) {
	const { t, language } = usePlatform();
	const [search, setSearch] = useState('');
	const wanted = search.trim().toLocaleLowerCase(language);
	const found = names
		.map((id) => ({ id, name: t(`studio.icon.${id}`) }))
		.filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted));
	return (
		<NativeDialog title={t('studio.free.icons')} onClose={onClose}>
			<div className="relative grid gap-4 overflow-y-auto p-4">
				<TextField label={t('studio.free.searchIcons')} value={search} onChange={setSearch} />
				<ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1">
					{found.map(({ id, name }) => (
						<li key={id}>
							<button
								type="button"
								onClick={() => onChoose(icons[id], name)}
								className="flex size-full min-h-20 cursor-pointer flex-col items-center gap-2 rounded-theme p-2 text-center text-xs hyphens-auto hover:bg-surface-hover focus-visible:outline-2 focus-visible:outline-focus"
							>
								<svg
									aria-hidden
									viewBox={`0 0 ${icons[id][0]} ${icons[id][1]}`}
									className="size-7 shrink-0 fill-current"
								>
									<path d={icons[id][2]} />
								</svg>
								{name}
							</button>
						</li>
					))}
				</ul>
				<p role="status" className="text-sm text-muted empty:hidden">
					{found.length === 0 && t('studio.free.noIcons')}
				</p>
			</div>
		</NativeDialog>
	);
}
