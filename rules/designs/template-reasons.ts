// Why a template cannot be published, imported or begun with a file. Each has a text beside the button that it concerns.

/**
 * `document`: no design; `pages`: not those of the product; `face`, `picture`: not there, or another one; `file`: no template of this shop system;
 * `version`: one of a newer version; `background`: neither PDF nor SVG; `pdfDamaged`, `pdfEncrypted`, `pdfNoPage`: a PDF that cannot be drawn;
 * `svgDamaged`, `svgTooLarge`: an SVG that cannot; `pixels`: a picture, for a product that is printed in one colour; `format`: not that of the product, which somebody has to agree to.
 */
const templateReasons = [
	'document',
	'pages',
	'face',
	'picture',
	'file',
	'version',
	'background',
	'pdfDamaged',
	'pdfEncrypted',
	'pdfNoPage',
	'svgDamaged',
	'svgTooLarge',
	'pixels',
	'format',
] as const;

export type TemplateReason = (typeof templateReasons)[number];

export const isTemplateReason = (value: unknown): value is TemplateReason =>
	(templateReasons as readonly unknown[]).includes(value);
