// What the editor has noticed, in its words: errors stop the release, everything else is read.
import { severityOf } from '../../../rules/designs/printformer.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Proof } from './use-proof.ts';

type Finding = Proof['findings'][number];

const kinds = { error: 'danger', warning: 'warning', hint: 'info' } as const;
const severities = ['error', 'warning', 'hint'] as const;

export const has = (proof: Proof, severity: (typeof severities)[number]): boolean =>
	proof.findings.some((finding) => severityOf(finding) === severity);

/** Rows are counted from 0 by the provider. */
function describePlace(t: Translate, { row, page }: Finding): string {
	if (row !== null && page !== null) return t('designProof.onRowPage', { row: row + 1, page });
	if (row !== null) return t('designProof.onRow', { row: row + 1 });
	return page === null ? '' : t('designProof.onPage', { page });
}

export function ProofFindings({ proof }: { proof: Proof }) {
	const { t } = usePlatform();
	if (proof.findings.length === 0) return null;
	return (
		<section aria-label={t('designProof.findings')} className="grid gap-2">
			{severities.map((severity) => {
				const found = proof.findings.filter((finding) => severityOf(finding) === severity);
				return (
					found.length > 0 && (
						<Notice key={severity} kind={kinds[severity]}>
							<p className="font-bold">
								{t(severity === 'error' ? 'designProof.errors' : `printData.severity.${severity}`)}
							</p>
							<ul className="mt-1 grid gap-1">
								{found.map((finding, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity
									<li key={index} className="wrap-anywhere">
										{describePlace(t, finding)} {finding.message}
									</li>
								))}
							</ul>
						</Notice>
					)
				);
			})}
		</section>
	);
}
