// What a line is about: its picture, its name and what was chosen, and what its owner calls it.
import { IconPencil, IconPhoto } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { controlStyle } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Picture } from '../../platform/picture.tsx';
import { DesignPicture } from '../../print-data/design-picture.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import type { Item } from './use-items.ts';

/** As a draft or order has it too. */
type Thing = Pick<Item, 'slug' | 'variantCode' | 'name' | 'code' | 'options' | 'picture' | 'designPreview'>;

export const productAddress = ({ slug, variantCode, quantity }: Pick<Item, 'slug' | 'variantCode' | 'quantity'>) => {
	const query = new URLSearchParams();
	if (variantCode) query.set('variant', variantCode);
	if (quantity) query.set('quantity', String(quantity));
	return `/product/${slug}${query.size > 0 ? `?${query}` : ''}`;
};

interface ArticleProps {
	item: Item;
	/** Where it may be given another one. */
	onRename?(name: string): void;
	/** Below its name. */
	note?: ReactNode;
}

export function Article({ item, onRename, note }: ArticleProps) {
	const { t } = usePlatform();
	const gone = item.problem === 'gone';
	return (
		<div className="flex gap-4">
			<Thumbnail picture={item.picture} designPreview={item.designPreview} />
			<div className="min-w-0 grow">
				<p className="font-bold wrap-break-word hyphens-auto">
					{gone ? (
						item.name
					) : (
						<PlainLink to={productAddress(item)} className="text-link underline-offset-4 hover:underline">
							{item.name}
						</PlainLink>
					)}
				</p>
				<Options options={item.options} />
				{item.code && <p className="text-sm text-muted wrap-anywhere">{t('cartPage.code', { code: item.code })}</p>}
				{onRename && item.itemNameAllowed ? (
					<OwnName item={item} onRename={onRename} />
				) : (
					item.itemName && (
						<p className="mt-1 text-sm wrap-anywhere">{t('cartPage.ownName', { name: item.itemName })}</p>
					)
				)}
				{note}
			</div>
		</div>
	);
}

export const Options = ({ options }: Pick<Thing, 'options'>) =>
	options.length > 0 && (
		<ul className="text-sm">
			{options.map(({ name, value }) => (
				<li key={name} className="wrap-break-word">
					<span className="text-muted">{name}:</span> {value}
				</li>
			))}
		</ul>
	);

export function Thumbnail({ picture, designPreview }: Pick<Thing, 'picture' | 'designPreview'>) {
	const look = 'size-20 shrink-0 rounded-theme border border-line bg-card-image desktop:size-24';
	if (!picture && !designPreview)
		return (
			<span aria-hidden className={`${look} grid place-items-center text-muted`}>
				<IconPhoto size={28} />
			</span>
		);
	// Around it one box: its sources would each take a gap.
	return (
		<span className={`${look} overflow-hidden`}>
			<DesignPicture preview={designPreview}>
				{picture && <Picture image={picture} sizes="6rem" upTo={480} decorative className="size-full object-cover" />}
			</DesignPicture>
		</span>
	);
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

function OwnName({ item, onRename }: { item: Item; onRename(name: string): void }) {
	const { t } = usePlatform();
	const [name, setName] = useState<string>();
	const pencil = useRef<HTMLButtonElement>(null);
	const closed = useRef(false);
	// The field is gone with the focus in it: what opened it takes it back.
	useEffect(() => {
		if (name === undefined && closed.current) pencil.current?.focus();
		closed.current = name !== undefined;
	}, [name]);
	const close = () => setName(undefined);
	if (name === undefined)
		return (
			<p className="mt-1 text-sm wrap-anywhere">
				{item.itemName && `${t('cartPage.ownName', { name: item.itemName })} `}
				<button
					ref={pencil}
					type="button"
					aria-label={t('cartPage.doFor', { action: t('cartPage.nameIt'), article: item.name })}
					onClick={() => setName(item.itemName)}
					className="inline-flex min-h-8 cursor-pointer items-center gap-1 align-middle text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11 pointer-coarse:min-w-11 min-w-6"
				>
					<IconPencil aria-hidden size={16} />
					{!item.itemName && t('cartPage.nameIt')}
				</button>
			</p>
		);
	const save = (event: FormEvent) => {
		event.preventDefault();
		close();
		if (name.trim() !== item.itemName) onRename(name.trim());
	};
	return (
		<form onSubmit={save} className="mt-2 flex flex-wrap items-end gap-2">
			<label className="min-w-40 grow text-sm font-semibold">
				{t('cartPage.nameIt')}
				<input
					ref={focusOnce}
					value={name}
					maxLength={120}
					autoComplete="off"
					onChange={(event) => setName(event.target.value)}
					onKeyDown={(event) => event.key === 'Escape' && close()}
					className={`${controlStyle} mt-1`}
				/>
			</label>
			<Button type="submit" size="small">
				{t('cartPage.saveName')}
			</Button>
			<Button size="small" onClick={close}>
				{t('cartPage.cancel')}
			</Button>
		</form>
	);
}
