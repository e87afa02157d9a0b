// Drafts that members of a company share, in the API: sharing, looking, copying. Null and `NOT_FOUND` for everybody who is not a member of a company that
// shares drafts.
import { companyPageAddress } from '../../../rules/designs/page-address.ts';
import { loadSoldItems } from '../../cart/sold-items.ts';
import { findOwnSharedDrafts } from '../../companies/core/shared-drafts.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { designerOf, inLanguage, showChanged } from '../drafts/graphql.ts';
import { designRef } from '../drafts/graphql-parts.ts';
import { copyCompanyDraft } from './copy-company-draft.ts';
import { type CompanyDraft, findCompanyDrafts, findSharingCompany } from './find-company-drafts.ts';
import { endSharing, shareInCompany } from './share-draft.ts';

interface ShownCompanyDraft extends CompanyDraft {
	/** Undefined: the reader does not see it. */
	product: { name: string; slug: string } | undefined;
}

interface ShownCompanyDrafts {
	items: ShownCompanyDraft[];
	total: number;
}

interface CompanyPage {
	id: string;
	revision: number;
	seriesRevision: number;
	page: number;
	name: string;
	/** In micrometres. */
	width: number;
	height: number;
}

const pageType = builder.objectRef<CompanyPage>('CompanyDraftPage').implement({
	description: 'A page of a draft that is shared in a company.',
	fields: (t) => ({
		page: t.exposeInt('page', { description: 'Number of the page, from 1.' }),
		name: t.exposeString('name', { description: 'Name of the side in the print specification.' }),
		url: t.string({
			description:
				'Path of a PNG, for members of the company. `&width=` chooses how many pixels it has along its longer side.',
			resolve: ({ id, page, revision, seriesRevision }) => companyPageAddress(id, page, revision, seriesRevision),
		}),
		width: t.exposeInt('width', { description: 'Width of the trimmed page in micrometres.' }),
		height: t.exposeInt('height', { description: 'Height of the trimmed page in micrometres.' }),
	}),
});

const draftType = builder.objectRef<ShownCompanyDraft>('CompanyDraft').implement({
	description: 'A draft that a member shares with the colleagues of a company, who see its pages and copy it.',
	fields: (t) => ({
		id: t.id({ description: 'Id of the design.', resolve: ({ draft }) => draft.id }),
		name: t.string({
			description: 'Name that its owner gave it; empty if there is none.',
			resolve: ({ draft }) => draft.name,
		}),
		productName: t.string({
			description: 'Name of the product; empty if the caller cannot see it, and cannot copy the draft then.',
			resolve: ({ product }) => product?.name ?? '',
		}),
		productSlug: t.string({
			nullable: true,
			description: 'Slug of the product; null if the caller cannot see it.',
			resolve: ({ product }) => product?.slug,
		}),
		ownerName: t.exposeString('ownerName', {
			nullable: true,
			description: 'Name of the member whose draft it is; null if the account is gone.',
		}),
		isOwn: t.exposeBoolean('isOwn', { description: 'Whether it is a draft of the caller.' }),
		mayEnd: t.exposeBoolean('mayEnd', {
			description: 'Whether the caller may end that it is shared: its owner, and admins of the company.',
		}),
		rows: t.int({
			nullable: true,
			description: 'Number of rows of its series, which a copy has as well; null if there is none.',
			resolve: ({ draft }) => draft.seriesRows,
		}),
		sharedAt: t.string({
			description: 'Since when it is shared, in ISO 8601.',
			resolve: ({ sharedAt }) => sharedAt.toISOString(),
		}),
		updatedAt: t.string({
			description: 'When it was changed last, in ISO 8601.',
			resolve: ({ draft }) => draft.updatedAt.toISOString(),
		}),
		pages: t.field({
			type: [pageType],
			description: 'Pages of the draft, in their order.',
			resolve: ({ draft: { id, revision, seriesRevision, document } }) =>
				document.pages.map(({ name }, index) => ({
					...{ id, revision, seriesRevision, name, page: index + 1 },
					...{ width: document.product.width, height: document.product.height },
				})),
		}),
	}),
});

const draftsType = builder.objectRef<ShownCompanyDrafts>('CompanyDrafts').implement({
	description: 'A page of drafts that are shared in a company.',
	fields: (t) => ({
		items: t.field({ type: [draftType], description: 'Drafts of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of drafts that are shared in the company.' }),
	}),
});

builder.queryField('companyDrafts', (t) =>
	t.field({
		type: draftsType,
		nullable: true,
		description:
			'Drafts that members of the company of the caller share, their own as well, the latest first. Null for callers without a company, and where it shares none.',
		extensions: needs('ownOrNone'),
		args: {
			first: t.arg.int(pageSize(12)),
			offset: t.arg.int(pageOffset),
			language: t.arg.string({ description: inLanguage }),
		},
		resolve(_root, { first, offset, language }, context) {
			const page = checkPaging({ first: first ?? 12, offset: offset ?? 0 });
			if (!context.user) return null;
			const designer = designerOf(context, language);
			return context.inTenant(async (sql) => {
				const found = await findCompanyDrafts(sql, designer.tenant.id, designer.user.id, page);
				if (!found) return null;
				const productIds = found.items.map(({ draft }) => draft.productId);
				const products = await loadSoldItems(sql, designer, productIds);
				const items = found.items.map((item) => {
					const product = products.get(item.draft.productId);
					return { ...item, product: product?.shown ? product : undefined };
				});
				return { items, total: found.total };
			});
		},
	}),
);

builder.queryField('ownSharedDrafts', (t) =>
	t.idList({
		nullable: true,
		description:
			'Ids of the designs that the caller shares with the members of a company; null for callers without a company, and where it shares none.',
		extensions: needs('ownOrNone'),
		resolve(_root, _args, { tenant, user, inTenant }) {
			if (!user) return null;
			return inTenant(async (sql) => {
				const company = await findSharingCompany(sql, tenant.id, user.id);
				return company ? findOwnSharedDrafts(sql, tenant.id, { companyId: company.companyId, userId: user.id }) : null;
			});
		},
	}),
);

const designId = { required: true, description: 'Id of the design.' } as const;

builder.mutationField('shareDesignInCompany', (t) =>
	t.boolean({
		description:
			'Shares a design of the caller with the members of their company, or ends that; admins of the company end it for drafts of others as well. Fails with `NOT_FOUND` for callers whose company shares no drafts, and with `FORBIDDEN` if another member shares it. Returns whether it is shared.',
		extensions: needs('own'),
		args: {
			id: t.arg.id(designId),
			isShared: t.arg.boolean({ required: true, description: 'Whether it is to be shared.' }),
		},
		async resolve(_root, { id, isShared }, { tenant, user, inTenant }) {
			if (!user) throw new Refused('UNAUTHORIZED');
			const change = isShared ? shareInCompany : endSharing;
			await inTenant((sql) => change(sql, tenant.id, user.id, checkId(id)));
			return isShared;
		},
	}),
);

builder.mutationField('copyCompanyDraft', (t) =>
	t.field({
		type: designRef,
		description:
			'Copies a draft that a colleague shares into the drafts of the caller, with its pictures and rows; it has to be released by itself. Fails with `NOT_FOUND`, also for products that the caller does not see, with `DRAFTS_FULL`, with `ITEM_NOT_ADDED`, with `TOO_LARGE` if there is no room for its pictures, and at a provider as `duplicateDesign`.',
		extensions: needs('own'),
		args: { id: t.arg.id(designId), language: t.arg.string({ description: inLanguage }) },
		async resolve(_root, { id, language }, context) {
			const { inTenant, designStores: stores, printformer } = context;
			const designer = designerOf(context, language);
			const made = await copyCompanyDraft({ inTenant, stores, printformer }, designer, checkId(id));
			return showChanged(context, async () => made, language);
		},
	}),
);
