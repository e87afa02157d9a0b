// Translations out of XLIFF, version 1.2 as we write it, or 2 as other tools may give it back. Only targets are read.

import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import { tableLimits } from '../../import-export/tables/table.ts';
import { scanXml, type XmlPiece } from '../../import-export/xml/scan-xml.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { meantLanguage, type Proposal, type ProposedText } from './proposals.ts';

const limits = { depth: 40, elements: 2_000_000 };

const local = (name: string) => name.slice(name.indexOf(':') + 1);
const units = ['trans-unit', 'unit'];
/** Stand for something that only the tool which made them knows. */
const foreignMarks = ['x', 'bx', 'ex', 'ph', 'pc', 'sc', 'ec', 'g', 'bpt', 'ept', 'it'];
/** Other people's translations and earlier versions. */
const asides = ['alt-trans', 'seg-source', 'note', 'notes', 'matches', 'originalData'];

interface Unit {
	key: string;
	source: string;
	target: string;
	/** Has a target at all. */
	translated: boolean;
	marked: boolean;
}

type Opening = Extract<XmlPiece, { kind: 'open' }>;

class XliffReader {
	private readonly tenant: Tenant;
	private readonly known = new Set<string>();
	private language = '';
	private unit: Unit | undefined;
	private holder: 'source' | 'target' | undefined;
	private aside = 0;
	private number = 0;

	constructor(tenant: Tenant) {
		this.tenant = tenant;
	}

	*texts(pieces: Iterable<XmlPiece>): Generator<ProposedText, void, undefined> {
		let isXliff = false;
		for (const piece of pieces) {
			if (piece.kind === 'text') this.take(piece.text);
			else if (piece.kind === 'open') {
				isXliff ||= local(piece.name) === 'xliff';
				if (!isXliff) throw new BrokenImport('unreadable');
				this.begin(piece);
			} else if (this.end(local(piece.name)) && this.unit) {
				const text = this.finish(this.unit);
				if (text) yield text;
				this.unit = undefined;
			}
		}
	}

	private take(text: string): void {
		if (this.unit && this.holder && this.aside === 0) this.unit[this.holder] += text;
	}

	private begin({ name, attributes }: Opening): void {
		const element = local(name);
		// In version 1 the language is that of a file, in version 2 that of the document.
		const language = attributes.get('target-language') ?? attributes.get('trgLang');
		if (language !== undefined) this.language = language;
		if (asides.includes(element)) this.aside += 1;
		else if (units.includes(element)) {
			const key = attributes.get('resname') ?? attributes.get('name') ?? attributes.get('id') ?? '';
			this.unit = { key: key.trim(), source: '', target: '', translated: false, marked: false };
			this.number += 1;
			if (this.number > tableLimits.rows) throw new BrokenImport('tooManyRows');
		} else if (this.unit && this.aside === 0) this.beginInside(element, this.unit);
	}

	private beginInside(element: string, unit: Unit): void {
		if (element === 'source' || element === 'target') this.holder = element;
		if (element === 'target') unit.translated = true;
		if (this.holder === 'target' && foreignMarks.includes(element)) unit.marked = true;
	}

	/** @returns whether a text is complete */
	private end(element: string): boolean {
		if (asides.includes(element)) this.aside -= 1;
		else if (element === this.holder) this.holder = undefined;
		return units.includes(element);
	}

	private finish({ key, source, target, translated, marked }: Unit): ProposedText | undefined {
		const languageCode = meantLanguage(this.tenant, this.language);
		const column = languageCode ?? this.language;
		const proposal: Proposal = { row: this.number, column, key, languageCode: column, text: target, source };
		const place = `${key} ${column}`;
		const error = this.known.has(place) ? 'duplicateRow' : undefined;
		const wrong = key === '' ? 'noKey' : languageCode === undefined ? 'unknownLanguage' : marked ? 'markup' : error;
		this.known.add(place);
		if (wrong) {
			const { source: _source, ...where } = proposal;
			return { key, proposals: [], faults: [{ ...where, fault: wrong }] };
		}
		return { key, proposals: translated ? [proposal] : [], faults: [] };
	}
}

export function readXliff(text: string, tenant: Tenant): Generator<ProposedText, void, undefined> {
	return new XliffReader(tenant).texts(scanXml(text, limits));
}
