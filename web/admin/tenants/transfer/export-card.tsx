// The own shop as one file: asked for here, made by a job, downloaded for a few days.
import { IconDownload, IconPackageExport } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFileSize, formatMoment } from '../../../../rules/formats.ts';
import { isActingOperator } from '../../../../rules/permissions.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useMe } from '../../me.tsx';
import { exportTenantDocument, exportWithPasswordsDocument, tenantExportsDocument } from './transfer.documents.ts';

type Export = Data<typeof tenantExportsDocument>['tenantExports'][number];

const lookAgainEvery = 1500;
const isUnderWay = ({ state }: Export) => state === 'waiting' || state === 'running';

export function ExportCard() {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const isOperator = isActingOperator(useMe());
	const [withPasswords, setWithPasswords] = useState(false);
	const answer = useAdminQuery(
		tenantExportsDocument,
		{},
		{ lookAgain: ({ tenantExports }) => (tenantExports.some(isUnderWay) ? lookAgainEvery : false) },
	);
	const begin = () =>
		attempt(() => change(withPasswords ? exportWithPasswordsDocument : exportTenantDocument, {}), {
			done: t('transfer.requested'),
			failed: t('transfer.requestFailed'),
		});
	return (
		<Card heading="h2" title={t('transfer.exportTitle')}>
			<div className="grid max-w-prose gap-4">
				<p className="text-muted">{t('transfer.exportText')}</p>
				<p className="text-muted">{t('transfer.exportLeftOut')}</p>
				{isOperator && (
					<Checkbox
						label={t('transfer.withPasswords')}
						hint={t('transfer.withPasswordsHint')}
						checked={withPasswords}
						onChange={setWithPasswords}
					/>
				)}
				<div>
					<Button
						colour="primary"
						busy={answer.data?.tenantExports.some(isUnderWay) ?? false}
						icon={<IconPackageExport aria-hidden size={18} />}
						onClick={() => void begin()}
					>
						{t('transfer.export')}
					</Button>
				</div>
			</div>
			<h3 className="mt-6 mb-2 font-semibold">{t('transfer.exports')}</h3>
			<Loaded answer={answer}>
				{({ tenantExports }) =>
					tenantExports.length === 0 ? (
						<p className="text-muted">{t('transfer.noExports')}</p>
					) : (
						<ul className="grid gap-2">
							{tenantExports.map((one) => (
								<ExportLine key={one.id} export={one} />
							))}
						</ul>
					)
				}
			</Loaded>
		</Card>
	);
}

const chips = { waiting: 'scheduled', running: 'scheduled', done: 'active', failed: 'failed' } as const;

function ExportLine({ export: one }: { export: Export }) {
	const { t, language, timeZone, ask } = usePlatform();
	const mayTake = isActingOperator(useMe()) || !one.withPasswords;
	const { id, state, withPasswords, done, total, size, createdAt, expiresAt } = one;
	const day = formatMoment(createdAt, language, timeZone);
	const numbers = new Intl.NumberFormat(language);
	// Asking something first renews a session that has run out; then the browser itself writes the file, however large it is.
	const take = async () => {
		await ask(tenantExportsDocument, {});
		window.location.assign(`/service-api/exports/${id}`);
	};
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-theme border border-line px-3 py-2">
			<span className="tabular-nums">{day}</span>
			<Chip state={chips[state]} label={t(`transfer.state.${state}`)} />
			{withPasswords && <span className="text-sm text-hint">{t('transfer.withPasswordsMark')}</span>}
			{state === 'running' && (
				<div className="min-w-48 grow">
					<Progress
						label={t('transfer.progress', { done: numbers.format(done), total: numbers.format(total) })}
						{...(total > 0 ? { share: done / total } : {})}
					/>
				</div>
			)}
			{state === 'done' && (
				<>
					<span className="text-sm text-hint tabular-nums">{formatFileSize(size ?? 0, language)}</span>
					<span className="text-sm text-hint">
						{t('transfer.expires')}: {expiresAt && formatMoment(expiresAt, language, timeZone)}
					</span>
					{mayTake && (
						<span className="ms-auto">
							<Button
								size="small"
								icon={<IconDownload aria-hidden size={18} />}
								aria-label={t('transfer.downloadOf', { day })}
								onClick={() => void take()}
							>
								{t('transfer.download')}
							</Button>
						</span>
					)}
				</>
			)}
		</li>
	);
}
