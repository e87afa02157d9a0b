// Every call that the sandbox understands, under /api-ext.
import { PrintformerFailure } from '../wire/failures.ts';
import type { Handler } from './call.ts';
import { createDraft } from './create-draft.ts';
import {
	claimDrafts,
	deleteDraft,
	deliverDraft,
	listDrafts,
	listProducts,
	readDraft,
	readPageInfo,
	replicateDraft,
	requestIdml,
	updateDraft,
} from './drafts.ts';
import { createProcessing, readProcessing } from './processing.ts';
import { addReviewer, closeReview, createReview, createReviewPdf, deleteReviewer } from './reviews.ts';
import { listAllTemplates, readTemplate } from './templates.ts';
import { createFile, uploadToDraft } from './uploads.ts';
import {
	createGroup,
	createUser,
	deleteUser,
	mergeUser,
	readClient,
	readGroup,
	readUser,
	updateUser,
} from './users.ts';
import { createRows, readRows, updateRows } from './variable-data.ts';

const routes: readonly [method: string, path: string, handler: Handler][] = [
	['GET', 'client', readClient],
	['POST', 'user', createUser],
	['GET', 'user/:id', readUser],
	['PUT', 'user/:id', updateUser],
	['DELETE', 'user/:id', deleteUser],
	['POST', 'user/:id/merge', mergeUser],
	['POST', 'user-group', createGroup],
	['GET', 'user-group/:id', readGroup],
	['GET', 'template', listAllTemplates],
	['GET', 'template/:id', readTemplate],
	['POST', 'draft', createDraft],
	['GET', 'draft', listDrafts],
	['POST', 'draft/claim', claimDrafts],
	['GET', 'draft/:id', readDraft],
	['PUT', 'draft/:id', updateDraft],
	['DELETE', 'draft/:id', deleteDraft],
	['POST', 'draft/:id/replicate', replicateDraft],
	// The Magento module copies by GET.
	['GET', 'draft/:id/replicate', replicateDraft],
	['POST', 'draft/:id/upload', uploadToDraft],
	['POST', 'draft/:id/deliver', deliverDraft],
	['GET', 'draft/:id/products', listProducts],
	['POST', 'draft/:id/request-idml-package', requestIdml],
	['GET', 'draft/:id/variable-data', readRows],
	['POST', 'draft/:id/variable-data', createRows],
	['PUT', 'draft/:id/variable-data', updateRows],
	['GET', 'draft/:id/:part/page-info', readPageInfo],
	['POST', 'file', createFile],
	['POST', 'pdf-processing', createProcessing],
	['GET', 'pdf-processing/:id', readProcessing],
	['POST', 'review', createReview],
	['POST', 'review/:id/add-user', addReviewer],
	['POST', 'review/:id/delete-user', deleteReviewer],
	['POST', 'review/:id/close-review', closeReview],
	['POST', 'review/:id/create-review-pdf', createReviewPdf],
];

const compiled = routes.map(([method, path, handler]) => ({
	method,
	pattern: new RegExp(`^/api-ext/${path.replace(/:(id|part)/g, '(?<$1>[^/]+)')}$`),
	handler,
}));

export function findRoute(method: string, path: string): { handler: Handler; id: string; part: string } {
	for (const route of compiled) {
		const match = route.method === method ? route.pattern.exec(path) : null;
		if (match) {
			const { id = '', part = '' } = match.groups ?? {};
			return { handler: route.handler, id: decodeURIComponent(id), part: decodeURIComponent(part) };
		}
	}
	if (compiled.some(({ pattern }) => pattern.test(path)))
		throw new PrintformerFailure(405, `The ${method} method is not supported for this route.`);
	throw new PrintformerFailure(404, `The route ${path} could not be found.`);
}
