// Who waits for what is sold out, those who have waited longest first.
import { useState } from 'react';
import { ownNameOfLanguage } from '../../../../rules/languages.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { EmailAddress } from '../../../kit/email-address.tsx';
import { TablePages } from '../../../kit/table-pages.tsx';
import type { TableState } from '../../../kit/table-state.ts';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { stockNoticesDocument } from './stock.documents.ts';

type Notice = Data<typeof stockNoticesDocument>['stockNotices']['items'][number];

interface WaitingPeopleProps {
	productId: string;
	/** What a version is called; empty for the product itself. */
	nameOf(productId: string): string;
	onClose(): void;
}

const beginning: TableState = { search: '', filters: {}, sort: undefined, page: 1, rows: 10, columns: undefined };
const cell = 'px-3 py-2 text-start align-top';

export function WaitingPeople({ productId, nameOf, onClose }: WaitingPeopleProps) {
	const { t } = usePlatform();
	const me = useMe();
	const [state, setState] = useState(beginning);
	const page = { first: state.rows, offset: (state.page - 1) * state.rows };
	const answer = useAdminQuery(stockNoticesDocument, { productId, ...page }, { keep: true });
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('stock.waitingPeople')}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Loaded answer={answer}>
				{({ stockNotices: { items, total } }) =>
					total === 0 ? (
						<p className="text-muted">{t('stock.waitingNobody')}</p>
					) : (
						<div className="grid gap-3">
							{!has(me, 'qUser') && <p className="text-sm text-muted">{t('stock.waitingMasked')}</p>}
							<Rows notices={items} nameOf={nameOf} />
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
		</Dialog>
	);
}

function Rows({ notices, nameOf }: { notices: readonly Notice[] } & Pick<WaitingPeopleProps, 'nameOf'>) {
	const { t } = usePlatform();
	const hasVariants = notices.some(({ productId }) => nameOf(productId) !== '');
	return (
		<section
			aria-label={t('stock.waitingPeople')}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled sideways must be reachable by keyboard
			tabIndex={0}
			className="overflow-x-auto rounded-theme border border-line"
		>
			<table className="w-full border-collapse text-sm">
				<thead className="bg-sunken text-label">
					<tr>
						<th scope="col" className={cell}>
							{t('stock.waitingSince')}
						</th>
						<th scope="col" className={cell}>
							{t('stock.waitingMail')}
						</th>
						<th scope="col" className={cell}>
							{t('stock.waitingLanguage')}
						</th>
						{hasVariants && (
							<th scope="col" className={cell}>
								{t('stock.waitingItem')}
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{notices.map(({ id, productId, email, language, createdAt }) => (
						<tr key={id} className="border-t border-line">
							<td className={cell}>
								<Moment at={createdAt} />
							</td>
							<td className={`${cell} wrap-anywhere`}>
								<EmailAddress mail={email} />
							</td>
							<td className={cell}>{ownNameOfLanguage(language)}</td>
							{hasVariants && <td className={cell}>{nameOf(productId) || t('stock.waitingAny')}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
