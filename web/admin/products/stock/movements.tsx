// Every change of a number in stock, the latest first, page by page.
import { useState } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import { TablePages } from '../../../kit/table-pages.tsx';
import type { TableState } from '../../../kit/table-state.ts';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { stockMovementsDocument } from './stock.documents.ts';

type Movement = Data<typeof stockMovementsDocument>['stockMovements']['items'][number];

const beginning: TableState = { search: '', filters: {}, sort: undefined, page: 1, rows: 10, columns: undefined };
const cell = 'px-3 py-2 text-start align-top';
const number = 'px-3 py-2 text-end align-top tabular-nums whitespace-nowrap';

export function Movements({ productId }: { productId: string }) {
	const { t } = usePlatform();
	const [state, setState] = useState(beginning);
	const page = { first: state.rows, offset: (state.page - 1) * state.rows };
	const answer = useAdminQuery(stockMovementsDocument, { productId, ...page }, { keep: true });
	return (
		<Loaded answer={answer}>
			{({ stockMovements: { items, total } }) =>
				total === 0 ? (
					<p className="text-muted">{t('stock.noMovements')}</p>
				) : (
					<div className="grid gap-3">
						<Rows movements={items} />
						<TablePages
							total={total}
							state={state}
							onChange={(given) =>
								setState((before) => ({
									...before,
									page: 1,
									...(typeof given === 'function' ? given(before) : given),
								}))
							}
						/>
					</div>
				)
			}
		</Loaded>
	);
}

function Rows({ movements }: { movements: readonly Movement[] }) {
	const { t, language, notation } = usePlatform();
	const plain = (value: number) => formatNumber(value, language, notation);
	const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${plain(Math.abs(value))}`;
	return (
		<section
			aria-label={t('stock.movements')}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled sideways must be reachable by keyboard
			tabIndex={0}
			className="overflow-x-auto rounded-theme border border-line"
		>
			<table className="w-full min-w-160 border-collapse text-sm">
				<thead className="bg-sunken text-label">
					<tr>
						<th scope="col" className={cell}>
							{t('stock.at')}
						</th>
						<th scope="col" className={cell}>
							{t('stock.reason')}
						</th>
						<th scope="col" className={number}>
							{t('stock.change')}
						</th>
						<th scope="col" className={number}>
							{t('stock.onHand')}
						</th>
						<th scope="col" className={number}>
							{t('stock.reserved')}
						</th>
						<th scope="col" className={cell}>
							{t('stock.note')}
						</th>
						<th scope="col" className={cell}>
							{t('stock.by')}
						</th>
					</tr>
				</thead>
				<tbody>
					{movements.map(({ id, at, reason, onHandChange, reservedChange, onHand, reserved, note, by }) => (
						<tr key={id} className="border-t border-line">
							<td className={cell}>
								<Moment at={at} />
							</td>
							<td className={cell}>{t(`stock.reason.${reason}`)}</td>
							<td className={number}>
								{(onHandChange !== 0 || reservedChange === 0) && <span className="block">{signed(onHandChange)}</span>}
								{reservedChange !== 0 && (
									<span className="block text-muted">
										{t('stock.reservedChange', { change: signed(reservedChange) })}
									</span>
								)}
							</td>
							<td className={number}>{plain(onHand)}</td>
							<td className={number}>{plain(reserved)}</td>
							<td className={`${cell} wrap-anywhere`}>{note}</td>
							<td className={`${cell} wrap-anywhere`}>{by}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
