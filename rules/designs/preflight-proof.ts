// Preflight of the file that is shown before a release at the provider. It is a preview: what it cannot say of the file for the press is not asked of it.
import type { Inspection } from '../printing/inspection.ts';
import { preflightRows } from '../printing/preflight-rows.ts';
import type { Finding, FindingCode } from './findings.ts';
import type { PrintSpecification } from './print-specification.ts';
import type { DesignIntent } from './printformer.ts';
import { hasOwnPages } from './product-design.ts';

/** The provider draws templates for the screen: trimmed, with small pictures and in colours of light. */
const ofScreens: ReadonlySet<FindingCode> = new Set<FindingCode>(['missingBleed', 'lowResolution', 'rgbColour']);

/** Pictures of a preview may have fewer pixels than those that are printed: that is to be known, and stops nothing yet. */
const soften = (finding: Finding): Finding =>
	finding.code === 'lowResolution' ? { ...finding, severity: 'warning' } : finding;

export interface InspectedProof {
	inspection: Inspection;
	/** Of one personalisation. */
	pages: number;
	intent: DesignIntent;
}

export function preflightProof(
	{ inspection, pages, intent }: InspectedProof,
	specification: PrintSpecification,
): Finding[] {
	const findings = preflightRows(inspection, pages, specification);
	if (hasOwnPages(intent)) return findings.map(soften);
	return findings.filter(({ code, severity }) => severity !== 'hint' && !ofScreens.has(code));
}
