// What preflight and the editor have found, each in its words: errors stop the release, warnings are accepted, everything else is read.
import type { Finding } from '../../../rules/designs/findings.ts';
import { providerWarning, severityOf } from '../../../rules/designs/printformer.ts';
import { describeFinding } from '../../../rules/printing/describe-finding.ts';
import { groupFindings, writePages } from '../../../rules/printing/group-findings.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Proof, ShownDesign } from './use-proof.ts';

type ProviderFinding = Proof['findings'][number];

const kinds = { error: 'danger', warning: 'warning', hint: 'info' } as const;
const severities = ['error', 'warning', 'hint'] as const;
type Severity = (typeof severities)[number];

/** Said by the notice of what does not fit the product. */
const ofMisfit = ['wrongPageCount', 'wrongPageSize'];

const preflightOf = ({ findings, misfit }: ShownDesign): Finding[] =>
	// Nobody has to do anything about a missing TrimBox, and the lines that its text is about are not drawn here.
	((findings ?? []) as Finding[]).filter(({ code }) => code !== 'noTrimBox' && !(misfit && ofMisfit.includes(code)));
const ofEditor = ({ proof }: ShownDesign, severity: Severity): readonly ProviderFinding[] =>
	(proof?.findings ?? []).filter((finding) => severityOf(finding) === severity);

export const has = (design: ShownDesign, severity: Severity): boolean =>
	ofEditor(design, severity).length > 0 || preflightOf(design).some((finding) => finding.severity === severity);

/** Codes of all warnings, which are accepted together. */
export const warningCodes = (design: ShownDesign): string[] => [
	...(ofEditor(design, 'warning').length > 0 ? [providerWarning] : []),
	...new Set(preflightOf(design).flatMap(({ code, severity }) => (severity === 'warning' ? [code] : []))),
];

/** Rows are counted from 0 by the provider. */
function describePlace(t: Translate, { row, page }: ProviderFinding): string {
	if (row !== null && page !== null) return t('designProof.onRowPage', { row: row + 1, page });
	if (row !== null) return t('designProof.onRow', { row: row + 1 });
	return page === null ? '' : t('designProof.onPage', { page });
}

function describePreflight(t: Translate, findings: readonly Finding[]): string[] {
	return groupFindings(findings).map(({ finding, pages }) => {
		const { problem, advice } = describeFinding(t, finding);
		const where =
			pages.length > 0 ? `${t('printData.onPages', { count: pages.length, pages: writePages(pages) })} ` : '';
		return `${where}${problem} ${advice}`;
	});
}

export function ProofFindings({ design }: { design: ShownDesign }) {
	const { t } = usePlatform();
	const groups = severities.flatMap((severity) => {
		const texts = [
			...describePreflight(
				t,
				preflightOf(design).filter((finding) => finding.severity === severity),
			),
			...ofEditor(design, severity).map((finding) => `${describePlace(t, finding)} ${finding.message}`),
		];
		return texts.length > 0 ? [{ severity, texts }] : [];
	});
	if (groups.length === 0) return null;
	return (
		<section aria-label={t('designProof.findings')} className="grid gap-2">
			{groups.map(({ severity, texts }) => (
				<Notice key={severity} kind={kinds[severity]}>
					<p className="font-bold">
						{t(severity === 'error' ? 'designProof.errors' : `printData.severity.${severity}`)}
					</p>
					<ul className="mt-1 grid gap-1">
						{texts.map((text) => (
							<li key={text} className="wrap-anywhere">
								{text}
							</li>
						))}
					</ul>
				</Notice>
			))}
		</section>
	);
}
