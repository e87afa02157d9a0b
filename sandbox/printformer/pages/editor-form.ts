// The editor as a form: a field for each key of the template, a choice of variants and members, a file where one is uploaded.
import { escaped } from '../../../rules/html.ts';
import { variantsOf } from '../artwork.ts';
import type { Draft, Template, Values } from '../objects.ts';
import { layOut } from './layout.ts';
import { filled, labelOf, type Tongue } from './texts.ts';

export interface Shown {
	tongue: Tongue;
	draft: Draft;
	/** That the draft was made of; a group has its members. */
	template: Template;
	active: Template;
	values: Values;
	/** By the name of the field. */
	wrong: Record<string, string>;
	pageCount: number;
	/** Of the pictures of pages, without number. */
	picturePath: string;
}

interface Field {
	name: string;
	label: string;
	control: (attributes: string) => string;
	hint?: string;
	wrong: string | undefined;
}

function fieldHtml({ name, label, control, hint, wrong }: Field): string {
	const described = [wrong ? `${name}-wrong` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ');
	const attributes = `id="${name}" name="${name}"${wrong ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}`;
	return `<div class="field"><label for="${name}">${escaped(label)}</label>${control(attributes)}${
		wrong ? `<p class="wrong" id="${name}-wrong">${escaped(wrong)}</p>` : ''
	}${hint ? `<p class="hint" id="${name}-hint">${escaped(hint)}</p>` : ''}</div>`;
}

const select = (options: readonly { value: string; label: string }[], chosen: string) => (attributes: string) =>
	`<select ${attributes}>${options
		.map(
			({ value, label }) =>
				`<option value="${escaped(value)}"${value === chosen ? ' selected' : ''}>${escaped(label)}</option>`,
		)
		.join('')}</select>`;

export const fieldName = (key: string) => `key-${key}`;

function textFields({ tongue, draft, active, values, wrong }: Shown): Field[] {
	if (draft.intent === 'upload') return [];
	return active.dataKeys.map((key) => ({
		name: fieldName(key),
		label: labelOf(tongue, key),
		control: (attributes) => `<input type="text" ${attributes} value="${escaped(values[key] ?? '')}">`,
		wrong: wrong[fieldName(key)],
	}));
}

function choices({ tongue: { texts }, draft, template, active }: Shown): Field[] {
	const variants = variantsOf(draft, active).map(({ id, name }) => ({ value: String(id), label: name }));
	const members = template.groupMembers.map(({ identifier, name }) => ({ value: identifier, label: name }));
	const fields: Field[] = [
		{ name: 'member', label: texts.member, control: select(members, active.identifier), wrong: undefined },
		{
			name: 'variant',
			label: texts.variant,
			control: select(variants, String(draft.variant.id ?? '')),
			wrong: undefined,
		},
	];
	return fields.filter(({ name }) => (name === 'member' ? members : variants).length > 0);
}

function fileFields({ tongue: { texts }, draft, active, wrong }: Shown): Field[] {
	const count = (text: string, of: number | undefined) => (of ? ` ${filled(text, { count: of })}.` : '');
	if (draft.intent.startsWith('upload'))
		return [
			{
				name: 'file',
				label: texts.upload,
				control: (attributes) => `<input type="file" accept="application/pdf" ${attributes}>`,
				hint: `${texts.uploadHint}${count(texts.uploaded, draft.file?.pages.length)}`,
				wrong: wrong.file,
			},
		];
	if (draft.intent !== 'personalize') return [];
	return [
		{
			name: 'data',
			label: texts.data,
			control: (attributes) => `<input type="file" accept=".csv,text/csv" ${attributes}>`,
			hint: `${filled(texts.dataHint, { keys: active.dataKeys.join(', ') })}${count(texts.rows, draft.rows?.length)}`,
			wrong: wrong.data,
		},
	];
}

function alertHtml({ tongue: { texts } }: Shown, fields: readonly Field[]): string {
	const faulty = fields.filter(({ wrong }) => wrong);
	if (faulty.length === 0) return '';
	const items = faulty.map(
		({ name, label, wrong = '' }) => `<li><a href="#${name}">${escaped(label)}</a>: ${escaped(wrong)}</li>`,
	);
	return `<div class="alert" role="alert"><h2>${escaped(texts.problems)}</h2><ul>${items.join('')}</ul></div>`;
}

export function sheetsHtml({ tongue: { texts }, draft, pageCount, picturePath }: Shown): string {
	const sheets = Array.from({ length: pageCount }, (_each, index) => {
		const label = escaped(filled(texts.page, { number: index + 1, count: pageCount }));
		return `<li><img src="${escaped(`${picturePath}/${index + 1}.png`)}" alt="${label}"></li>`;
	});
	return `<section aria-labelledby="sheets"><h2 id="sheets">${escaped(texts.pages)}</h2>${
		draft.rows ? `<p>${escaped(texts.row)}</p>` : ''
	}<ul class="sheets">${sheets.join('')}</ul></section>`;
}

export const button = (name: string, value: string, label: string, second = true): string =>
	`<button name="${name}" value="${value}"${second ? ' class="second"' : ''}>${escaped(label)}</button>`;

export function editorPage(shown: Shown): string {
	const { tongue, active } = shown;
	const { texts } = tongue;
	const fields = [...choices(shown), ...textFields(shown), ...fileFields(shown)];
	const form = `<form method="post" enctype="multipart/form-data" novalidate>
<h2>${escaped(texts.fields)}</h2>
${fields.map(fieldHtml).join('\n')}
<div class="steps">${button('action', 'save', texts.save, false)}${button('action', 'preview', texts.preview)}${button('action', 'halt', texts.halt)}${button('action', 'cancel', texts.cancel)}</div>
</form>`;
	const title = filled(texts.editorTitle, { name: active.name });
	return layOut(tongue, title, `${alertHtml(shown, fields)}<div class="two">${form}${sheetsHtml(shown)}</div>`);
}

export function previewPage(shown: Shown, editAddress: string): string {
	const { tongue, active } = shown;
	const { texts } = tongue;
	const form = `<form method="post" class="steps">${button('action', 'save-as-is', texts.save, false)}${button('action', 'halt-as-is', texts.halt)}${button('action', 'cancel', texts.cancel)}</form>
<p><a class="back" href="${escaped(editAddress)}">${escaped(texts.edit)}</a></p>`;
	return layOut(tongue, filled(texts.previewTitle, { name: active.name }), `${sheetsHtml(shown)}${form}`);
}
