// `npm run bench:e-invoices`: how many faults the official rules find in our e-invoices. The rules are no part of this project: point
// EN16931_XSLT and XRECHNUNG_XSLT at the compiled schematron of CEN (EN16931-CII-validation.xslt) and KoSIT (XRechnung-CII-validation.xslt),
// FACTURX_XSD at the schema of Factur-X EN 16931, and SAXON_JAR at Saxon-HE (Debian: libsaxonhe-java); what is not there is not asked.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { PrintedDocument } from '../rules/documents/document.ts';
import { documentOf, soldItems } from '../rules/documents/example-document.ts';
import { paymentMethods } from '../rules/payments/methods.ts';
import { crossIndustryInvoice } from '../server/orders/documents/pdf/cross-industry-invoice.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';

const example = documentOf();
const untaxed = soldItems.map((sold) => ({ ...sold, rate: 0 }));
const buyer = { ...example.buyer, electronicAddress: { scheme: 'EM', id: 'einkauf@schroeder.example' } };
const leitwegId = '04011000-1234512345-06';
const authority = {
	...buyer,
	reference: leitwegId,
	orderReference: 'PO 4711',
	electronicAddress: { scheme: '0204', id: leitwegId },
};
const abroad = { ...buyer.billing, country: 'FR', zipCode: '75001', city: 'Paris' };
const business = { ...buyer, vatId: 'FR12345678901', billing: abroad };
const corrects = { number: '2026-000100', issuedOn: '2026-10-10' };
const paidBy = (method: PrintedDocument['payment']['method'], paidOn: string | null) => ({
	payment: { method, paidOn, dueOn: null },
});
const exempt = (kind: NonNullable<PrintedDocument['exemption']>['kind']) => ({
	exemption: { kind, reason: '' },
	shipping: null,
});

const documents: Record<string, PrintedDocument> = {
	net: documentOf({ buyer }),
	gross: documentOf({ prices: 'gross', buyer }),
	authority: documentOf({ buyer: authority }),
	...Object.fromEntries(
		paymentMethods.flatMap((method) => [
			[`paid-${method}`, documentOf({ buyer, ...paidBy(method, '2026-11-15') })],
			[`open-${method}`, documentOf({ buyer, ...paidBy(method, null) })],
			[`credit-${method}`, documentOf({ kind: 'creditNote', corrects, buyer, ...paidBy(method, null) })],
		]),
	),
	reverseCharge: documentOf({ buyer: business, ...exempt('reverseCharge') }, untaxed),
	intraCommunity: documentOf({ buyer: business, ...exempt('intraCommunity') }, untaxed),
	export: documentOf({ buyer: { ...buyer, billing: { ...abroad, country: 'CH' } }, ...exempt('export') }, untaxed),
	smallBusiness: documentOf({ buyer, ...exempt('smallBusiness'), seller: { ...example.seller, vatId: '' } }, untaxed),
	subscription: documentOf({
		buyer,
		subscription: { number: 'V-2026-000017', from: '2026-11-18', to: '2026-12-18' },
	}),
	noBank: documentOf({ buyer, seller: { ...example.seller, bank: null } }),
};

const folder = temporaryFolder('e-invoices');
const say = (line: string) => process.stdout.write(`${line}\n`);

function write(guideline: 'zugferd' | 'xrechnung'): string {
	const target = path.join(folder, guideline);
	fs.mkdirSync(target, { recursive: true });
	for (const [name, document] of Object.entries(documents))
		fs.writeFileSync(
			path.join(target, `${name}.xml`),
			crossIndustryInvoice(document, 'Zahlbar bis 29.11.2026', guideline),
		);
	return target;
}

/** Judged by a compiled schematron, each document on its own. */
function judge(name: string, source: string, rules: string | undefined): void {
	const saxon = process.env.SAXON_JAR ?? '/usr/share/java/Saxon-HE.jar';
	if (!rules || !fs.existsSync(rules) || !fs.existsSync(saxon)) {
		say(`${name}: not asked, its rules are not at hand`);
		return;
	}
	const reports = path.join(folder, `${path.basename(source)}-${path.basename(rules)}`);
	fs.mkdirSync(reports);
	const { status } = spawnSync(
		'java',
		['-cp', saxon, 'net.sf.saxon.Transform', `-s:${source}`, `-xsl:${rules}`, `-o:${reports}`],
		{ stdio: 'ignore' },
	);
	if (status !== 0) throw new Error(`${name} could not be asked`);
	const faults = fs.readdirSync(reports).flatMap((file) => {
		const report = fs.readFileSync(path.join(reports, file), 'utf8');
		return [...report.matchAll(/<svrl:failed-assert[^>]*\bid="([^"]*)"/g)].map(([, rule]) => `${file}: ${rule}`);
	});
	say(`${name}: ${fs.readdirSync(reports).length} documents, ${faults.length} faults`);
	for (const fault of faults) say(`  ${fault}`);
	if (faults.length > 0) process.exitCode = 1;
}

function judgeBySchema(source: string, schema: string | undefined): void {
	if (!schema || !fs.existsSync(schema)) {
		say('schema of Factur-X: not asked, it is not at hand');
		return;
	}
	const files = fs.readdirSync(source).map((file) => path.join(source, file));
	const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, ...files], {
		encoding: 'utf8',
	});
	const faults = stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' validates'));
	say(`schema of Factur-X: ${files.length} documents, ${faults.length} faults`);
	for (const fault of faults) say(`  ${fault}`);
	if (status !== 0) process.exitCode = 1;
}

try {
	const [zugferd, xrechnung] = [write('zugferd'), write('xrechnung')];
	judgeBySchema(zugferd, process.env.FACTURX_XSD);
	judge('EN 16931, in the PDF', zugferd, process.env.EN16931_XSLT);
	judge('EN 16931, XRechnung', xrechnung, process.env.EN16931_XSLT);
	judge('XRechnung 3.0', xrechnung, process.env.XRECHNUNG_XSLT);
} finally {
	removeFolder(folder);
}
