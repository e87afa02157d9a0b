// What preflight has found in a file, grouped by severity, and why other print data is needed.
import type { Finding, FindingCode } from '../../rules/designs/findings.ts';
import { describeFinding, describeRefusal } from '../../rules/printing/describe-finding.ts';
import { groupFindings, writePages } from '../../rules/printing/group-findings.ts';
import { isRefusalCode, listOverruled } from '../../rules/printing/print-data.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { PrintFile } from './print-line.ts';

export function PrintRefusal({ refusal: { code, reason } }: { refusal: NonNullable<PrintFile['refusal']> }) {
	const { t } = usePlatform();
	return (
		<Notice kind="warning">
			{isRefusalCode(code) && code !== 'byShop' ? (
				describeRefusal(t, code)
			) : (
				<>
					<p className="font-bold">{t('printData.shopSays')}</p>
					<p className="whitespace-pre-line">{reason}</p>
				</>
			)}
		</Notice>
	);
}

const order = ['error', 'warning', 'hint'] as const;
const kinds = { error: 'danger', warning: 'warning', hint: 'info' } as const;

interface FindingsProps {
	file: Pick<PrintFile, 'findings' | 'fileType' | 'pages'>;
}

/** As the rules know it. */
const findingOf = ({ numbers, code, ...told }: PrintFile['findings'][number]): Finding => ({
	...told,
	code: code as FindingCode,
	numbers: Object.fromEntries(numbers.map(({ name, value }) => [name, value])),
	elementId: null,
	box: null,
});

interface FindingLine {
	/** What is wrong, with the pages it is on. */
	problem: string;
	advice: string;
}

/** One for each kind of finding. */
export function listFindings(t: Translate, { findings, fileType, pages }: FindingsProps['file']): FindingLine[] {
	const isPicture = fileType !== 'pdf';
	return groupFindings(findings.map(findingOf)).map(({ finding, pages: on }) => {
		const { problem, advice } = describeFinding(t, finding, isPicture);
		const isOnPages = on.length > 0 && !(isPicture && pages.length === 1);
		const where = isOnPages ? `${t('printData.onPages', { count: on.length, pages: writePages(on) })} ` : '';
		return { problem: `${where}${problem}`, advice };
	});
}

export function PrintFindings({ file, hasAdvice = true }: FindingsProps & { hasAdvice?: boolean }) {
	const { t } = usePlatform();
	if (file.findings.length === 0) return <Notice kind="success">{t('printData.noFindings')}</Notice>;
	return order.map((severity) => {
		const findings = file.findings.filter((one) => one.severity === severity);
		return (
			findings.length > 0 && (
				<Notice key={severity} kind={kinds[severity]}>
					<p className="font-bold">{t(`printData.severity.${severity}`)}</p>
					<ul className="grid gap-2">
						{listFindings(t, { ...file, findings }).map(({ problem, advice }) => (
							<li key={problem}>
								{problem} {hasAdvice && <span className="text-muted">{advice}</span>}
							</li>
						))}
					</ul>
				</Notice>
			)
		);
	});
}

/** What somebody has overruled, or is about to. @param intro the sentence before it */
export function OverruledFindings({ file, intro }: FindingsProps & { intro: string }) {
	const findings = listOverruled(file.findings);
	if (findings.length === 0) return null;
	return (
		<>
			<p>{intro}</p>
			<PrintFindings file={{ ...file, findings }} />
		</>
	);
}
