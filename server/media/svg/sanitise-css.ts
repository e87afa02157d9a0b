// The style sheets of a drawing: plain rules of known properties, written anew; anything else is left out.
import { allowedProperties, isHarmless } from './allowed.ts';

const selector = /^[\w\s.#,*>+~-]+$/;
const rule = /([^{}]*)\{([^{}]*)\}/g;

export function sanitiseDeclarations(text: string): string {
	return text
		.split(';')
		.map((declaration) => {
			const colon = declaration.indexOf(':');
			return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const;
		})
		.filter(([property, value]) => allowedProperties.has(property) && value !== '' && isHarmless(value))
		.map(([property, value]) => `${property}:${value}`)
		.join(';');
}

export function sanitiseSheet(text: string): string {
	const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
	// Rules inside of rules (@media, @supports, @font-face) would have to be understood before they could be validated.
	if (/[@\\]|<!--/.test(plain)) return '';
	return [...plain.matchAll(rule)]
		.map(([, selectors = '', declarations = '']) => [selectors.trim(), sanitiseDeclarations(declarations)] as const)
		.filter(([selectors, declarations]) => selector.test(selectors) && declarations !== '')
		.map(([selectors, declarations]) => `${selectors}{${declarations}}`)
		.join('');
}
