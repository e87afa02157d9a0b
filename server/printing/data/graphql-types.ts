// Print data in the API: what a line has, what was found in it, who has released it.
import { toMillimetres } from '../../../rules/designs/units.ts';
import type { InspectedPage, PageBox } from '../../../rules/printing/inspection.ts';
import type { PrintDataState } from '../../../rules/printing/print-data.ts';
import { builder } from '../../graphql/builder.ts';
import { findingType } from '../graphql-parts.ts';
import type { PrintData } from './find-print-data.ts';

export const printDataAddress = '/service-api/print-data';

const stateType = builder.enumType('PrintDataState', {
	description: 'How far print data has come.',
	values: {
		uploaded: { description: 'All bytes have arrived; it is not inspected yet.' },
		findings: { description: 'It is inspected and waits for the release.' },
		released: { description: 'It may be printed.' },
		refused: { description: 'Other data is needed.' },
		printed: { description: 'It was printed.' },
	} satisfies Record<PrintDataState, object>,
});

const boxType = builder.objectRef<PageBox>('PrintBox').implement({
	description: 'A rectangle on a page, in millimetres from its lower left corner.',
	fields: (t) => ({
		x: t.float({ description: 'Distance from the left.', resolve: ({ x }) => toMillimetres(x) }),
		y: t.float({ description: 'Distance from below.', resolve: ({ y }) => toMillimetres(y) }),
		width: t.float({ description: 'Width of the rectangle.', resolve: ({ width }) => toMillimetres(width) }),
		height: t.float({ description: 'Height of the rectangle.', resolve: ({ height }) => toMillimetres(height) }),
	}),
});

const pageType = builder.objectRef<InspectedPage & { preview: string | null }>('PrintPage').implement({
	description: 'A page of print data.',
	fields: (t) => ({
		width: t.float({ description: 'Width in millimetres.', resolve: ({ width }) => toMillimetres(width) }),
		height: t.float({ description: 'Height in millimetres.', resolve: ({ height }) => toMillimetres(height) }),
		trim: t.field({
			type: boxType,
			nullable: true,
			description: 'Where it is cut; null if the file does not define it.',
			resolve: ({ trim }) => trim,
		}),
		bleed: t.field({
			type: boxType,
			nullable: true,
			description: 'How far it goes beyond the cut; null if the file does not define it.',
			resolve: ({ bleed }) => bleed,
		}),
		preview: t.exposeString('preview', {
			nullable: true,
			description: 'Address of a preview (WebP) for who may see the line; null from page 21 on.',
		}),
	}),
});

const releaseType = builder.objectRef<PrintData>('PrintRelease').implement({
	description: 'Release of print data.',
	fields: (t) => ({
		at: t.string({ description: 'When, in ISO 8601.', resolve: ({ releasedAt }) => releasedAt?.toISOString() ?? '' }),
		byStaff: t.exposeBoolean('releasedByStaff', { description: 'Whether the shop has approved it by hand.' }),
		acceptedCodes: t.exposeStringList('acceptedCodes', { description: 'Codes of the findings that were accepted.' }),
		sha256: t.string({
			description: 'Hash of the file that was released; no other is printed.',
			resolve: ({ releasedSha256 }) => releasedSha256 ?? '',
		}),
		textVersion: t.string({
			description: 'Version of the text that was confirmed.',
			resolve: ({ releaseTextVersion }) => releaseTextVersion ?? '',
		}),
	}),
});

const refusalType = builder.objectRef<PrintData>('PrintRefusal').implement({
	description: 'Why other print data is needed.',
	fields: (t) => ({
		code: t.string({
			description: '`byShop`, or the last part of the text `printFindings.refused.{code}`.',
			resolve: ({ refusalCode }) => refusalCode ?? '',
		}),
		reason: t.exposeString('refusalReason', { description: 'What the shop has written; else empty.' }),
	}),
});

export const printDataType = builder.objectRef<PrintData>('PrintData').implement({
	description: 'A file to be printed, of one line of a cart or an order.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the file.' }),
		itemId: t.exposeID('itemId', { description: 'Id of the line in the cart, which it keeps in the order.' }),
		side: t.exposeString('side', { nullable: true, description: 'Side it is for; null for a file with all pages.' }),
		name: t.exposeString('name', { description: 'Name of the file as it was uploaded.' }),
		size: t.exposeFloat('size', { description: 'Bytes of the file.' }),
		fileType: t.exposeString('fileType', { description: '`pdf`, `jpeg`, `png`, `tiff` or `svg`, by its content.' }),
		state: t.field({
			type: stateType,
			description: 'State of the file, from its arrival to the press.',
			resolve: ({ state }) => state,
		}),
		findings: t.field({
			type: [findingType],
			description: 'What preflight has found; empty before the inspection.',
			resolve: ({ findings }) => findings,
		}),
		pages: t.field({
			type: [pageType],
			description: 'Its pages; empty before the inspection.',
			resolve: ({ id, inspection, previews, stored }) =>
				(inspection?.pages ?? []).map((page, index) => ({
					...page,
					preview: stored && index < previews ? `${printDataAddress}/${id}/pages/${index + 1}` : null,
				})),
		}),
		release: t.field({
			type: releaseType,
			nullable: true,
			description: 'The release; null while there is none.',
			resolve: (data) => (data.releasedAt ? data : null),
		}),
		isReleaseRevoked: t.boolean({
			description:
				'Whether its release was revoked because the print specification of the product has changed: it must be released again.',
			resolve: ({ state, releaseRevokedAt }) => state === 'findings' && releaseRevokedAt !== null,
		}),
		refusal: t.field({
			type: refusalType,
			nullable: true,
			description: 'Why it was refused; null if it was not.',
			resolve: (data) => (data.state === 'refused' ? data : null),
		}),
		byStaff: t.exposeBoolean('byStaff', {
			description: 'Whether the shop has sent the file on behalf of the customer.',
		}),
		isLate: t.exposeBoolean('isLate', {
			description:
				'Whether it arrived after the release of the print data that it would have replaced: that is printed until `useLatePrintData` is called.',
		}),
		uploadedAt: t.string({
			description: 'When it was uploaded, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
	}),
});
