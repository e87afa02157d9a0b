// What is in the cart, below its sign in the header: the newest lines, what all of it comes to, and the ways on.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAmounts } from '../../kit/amounts.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { Picture } from '../../platform/picture.tsx';
import { miniCartDocument } from './mini-cart.documents.ts';

export interface MiniCartProps {
	/** Below this it stands. */
	link: HTMLElement;
	/** It was opened by a key: the focus goes into it. */
	byKey: boolean;
	onStay(): void;
	onLeave(): void;
	onClose(): void;
}

const shownLines = 4;

export default function MiniCart({ link, ...props }: MiniCartProps) {
	const { t } = usePlatform();
	const { bottom, right } = link.getBoundingClientRect();
	const { onStay, onLeave, onClose } = props;
	return createPortal(
		<ThemeScope name="shop">
			<section
				aria-label={t('header.cart')}
				style={{ top: bottom, right: Math.max(16, document.documentElement.clientWidth - right) }}
				onPointerEnter={onStay}
				onPointerLeave={onLeave}
				// It stands within the link in React's tree: a press in it is none of the link.
				onClick={(event) => {
					event.stopPropagation();
					if ((event.target as Element).closest('a')) onClose();
				}}
				onKeyDown={(event) => {
					event.stopPropagation();
					if (event.key !== 'Escape') return;
					onClose();
					link.focus();
				}}
				className="fixed z-40 w-104 rounded-theme border border-line bg-surface p-4 text-text shadow-lg shadow-popover-shadow"
			>
				<MoreTexts groups={['kit', 'addToCart']}>
					<Lines byKey={props.byKey} />
				</MoreTexts>
			</section>
		</ThemeScope>,
		document.body,
	);
}

function Lines({ byKey }: Pick<MiniCartProps, 'byKey'>) {
	const { t, ask, language, currency } = usePlatform();
	const { money, number } = useAmounts(currency);
	const ways = useRef<HTMLDivElement>(null);
	const variables = { language, first: shownLines };
	const { data } = useQuery({
		queryKey: [textOf(miniCartDocument), variables],
		queryFn: async () => (await ask(miniCartDocument, variables)) as Data<typeof miniCartDocument>,
		staleTime: 0,
	});
	useEffect(() => {
		if (byKey) ways.current?.querySelector('a')?.focus();
	}, [byKey]);
	const rest = data ? data.listItems.all - data.listItems.items.length : 0;
	return (
		<>
			{data ? (
				<ul className="grid gap-3">
					{data.listItems.items.map(({ id, name, itemName, quantity, total, picture }) => (
						<li key={id} className="flex gap-3">
							<div className="size-12 shrink-0 overflow-hidden rounded-theme bg-card-image">
								{picture && <Picture className="size-full object-contain" image={picture} sizes="48px" decorative />}
							</div>
							<div className="min-w-0 text-sm">
								<p className="truncate font-semibold">{itemName || name}</p>
								{quantity !== null && total !== null && (
									<p className="text-muted tabular-nums">
										{t('addToCart.line', { quantity: number(quantity), total: money(total) })}
									</p>
								)}
							</div>
						</li>
					))}
				</ul>
			) : (
				<Skeleton lines={3} />
			)}
			{rest > 0 && <p className="mt-3 text-sm text-muted">{t('addToCart.moreLines', { count: rest })}</p>}
			<p className="mt-3 min-h-6 border-t border-line pt-3 font-bold tabular-nums">
				{data && t('addToCart.sum', { total: money(data.checkout.totals.goods) })}
			</p>
			<div ref={ways} className="mt-3 grid grid-cols-2 gap-3">
				<ButtonLink to="/cart">{t('addToCart.toCart')}</ButtonLink>
				<ButtonLink to="/checkout" colour="primary">
					{t('addToCart.toCheckout')}
				</ButtonLink>
			</div>
		</>
	);
}
