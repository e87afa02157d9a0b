// The PDFs of an order, and the way to an invoice that is not there yet.
import { IconFileTypePdf, IconFileTypeXml } from '@tabler/icons-react';
import { useState } from 'react';
import { writeDay } from '../../../../rules/dates.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { makeInvoiceDocument } from '../orders.documents.ts';
import type { Order } from './order.ts';

/** Who stands on them. */
const settingsOfInvoices = '/admin/settings/settings/invoices';

const linkStyle =
	'inline-flex min-h-8 items-center gap-1 rounded-theme text-sm font-medium text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11';

export function DocumentsCard({ order }: { order: Order }) {
	const { t, language } = usePlatform();
	const { documents } = order;
	return (
		<Card heading="h2" title={t('adminOrders.documents')}>
			{documents.length === 0 && <p className="text-muted">{t('adminOrders.noDocuments')}</p>}
			<ul>
				{documents.map(({ id, kind, number, issuedOn, url, xrechnungUrl }) => {
					const name = `${t(`adminOrders.document.${kind}`)} ${number}`;
					return (
						<li
							key={id}
							className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 first:pt-0 last:border-b-0 last:pb-0"
						>
							<div className="min-w-0 text-sm wrap-anywhere">
								<p className="font-medium">{name}</p>
								<p className="text-muted">{writeDay(issuedOn, language, 'medium')}</p>
							</div>
							<div className="flex flex-wrap gap-x-4">
								<a href={url} target="_blank" rel="noreferrer" className={linkStyle}>
									<IconFileTypePdf aria-hidden size={18} />
									{t('adminOrders.openPdf')}
									<span className="sr-only">
										: {name} ({t('kit.opensInNewTab')})
									</span>
								</a>
								{xrechnungUrl && (
									<a href={xrechnungUrl} download className={linkStyle}>
										<IconFileTypeXml aria-hidden size={18} />
										{t('adminOrders.downloadXrechnung')}
										<span className="sr-only">: {name}</span>
									</a>
								)}
							</div>
						</li>
					);
				})}
			</ul>
			<MissingInvoice order={order} />
		</Card>
	);
}

/** Of a placed order: what keeps its invoice from being made is said, and mended in the settings. */
function MissingInvoice({ order: { id, number, documents, documentFaults } }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	const attempt = useAttempt();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	if (number === null || documents.some(({ kind }) => kind === 'invoice')) return null;
	const make = async () => {
		setBusy(true);
		await attempt(() => change(makeInvoiceDocument, { id }), {
			done: t('adminOrders.invoiceMade'),
			failed: t('adminOrders.invoiceFailed'),
		});
		setBusy(false);
	};
	if (documentFaults.length > 0)
		return (
			<div className="mt-4">
				<Notice kind="warning">
					<p>{t('adminOrders.invoiceMissing')}</p>
					<ul className="my-2 list-disc ps-5">
						{documentFaults.map(({ field, line, message }) => (
							<li key={`${field} ${line ?? ''}`}>{message}</li>
						))}
					</ul>
					{has(me, 'qTenant') && <TextLink to={settingsOfInvoices}>{t('adminOrders.toSettings')}</TextLink>}
				</Notice>
			</div>
		);
	return (
		<div className="mt-4 flex flex-wrap items-center justify-between gap-2">
			<p className="text-sm text-muted">{t('adminOrders.invoiceNotYet')}</p>
			{has(me, 'mOrder') && (
				<Button size="small" busy={busy} onClick={make}>
					{t('adminOrders.makeInvoice')}
				</Button>
			)}
		</div>
	);
}
