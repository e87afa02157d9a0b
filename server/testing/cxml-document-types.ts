// Validates cXML against its document types. They are no part of the project (cxml.org gives them away, unaltered): CXML_DTD names a folder with
// cXML.dtd, Fulfill.dtd and InvoiceDetail.dtd of one version, and xmllint has to be there.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { removeFolder, temporaryFolder } from './cluster.ts';

const systemId = /<!DOCTYPE cXML SYSTEM "[^"]*\/(\w+\.dtd)">/;

export interface DocumentTypes {
	/** Of which document type there is a copy. */
	has(document: string): boolean;
	/** @returns what is wrong, as xmllint says it; empty: valid */
	validate(document: string): string;
}

/** @returns undefined where this machine cannot validate */
export function findDocumentTypes(): DocumentTypes | undefined {
	const folder = process.env.CXML_DTD;
	if (!folder || spawnSync('xmllint', ['--version']).error) return undefined;
	const fileOf = (document: string) => path.join(path.resolve(folder), systemId.exec(document)?.[1] ?? 'none');
	return {
		has: (document) => fs.existsSync(fileOf(document)),
		validate(document) {
			const target = temporaryFolder('cxml');
			const file = path.join(target, 'document.xml');
			fs.writeFileSync(file, document.replace(systemId, `<!DOCTYPE cXML SYSTEM "file://${fileOf(document)}">`));
			const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--valid', file], { encoding: 'utf8' });
			removeFolder(target);
			return status === 0 ? '' : stderr.replaceAll(target, '') || `xmllint ended with ${status}`;
		},
	};
}
