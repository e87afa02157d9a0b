// Why a template cannot be published, imported or begun with a file. Each has a text beside the button that it concerns.

/**
 * `document`: no design; `pages`: not those of the product; `face`, `picture`: not there, or another one; `file`: no template of this shop system;
 * `background`: neither PDF nor SVG; `pdfDamaged`, `pdfEncrypted`, `pdfNoPage`: a PDF that cannot be drawn.
 */
const templateReasons = [
	'document',
	'pages',
	'face',
	'picture',
	'file',
	'background',
	'pdfDamaged',
	'pdfEncrypted',
	'pdfNoPage',
] as const;

export type TemplateReason = (typeof templateReasons)[number];

export const isTemplateReason = (value: unknown): value is TemplateReason =>
	(templateReasons as readonly unknown[]).includes(value);
