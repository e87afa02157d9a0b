// The API over HTTP: JSON, or multipart for files.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { createContext } from '../graphql/context.ts';
import type { Executor, GraphRequest } from '../graphql/execute.ts';
import type { MediaServices } from '../media/add-picture.ts';
import { ReadyStore } from '../rendering/ready-store.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { VersionWatch } from '../tenants/watch-versions.ts';
import { receiveUpload, uploadLimits } from './multipart.ts';
import { hasSession } from './session.ts';

interface Parts {
	executor(): Promise<Executor>;
	database: Database;
	media: MediaServices;
	versions: VersionWatch;
	/** Bytes of answers that may be kept for visitors without a session; 0 keeps none. */
	cacheBytes: number;
}

const json = 'application/json; charset=utf-8';

function readRequest(body: unknown): GraphRequest | undefined {
	if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
		return undefined;
	const variables = 'variables' in body ? (body.variables ?? {}) : {};
	if (typeof variables !== 'object' || Array.isArray(variables)) return undefined;
	return { query: body.query, variables: variables as Record<string, unknown> };
}

const isMutation = (text: string) => /^\s*mutation\b/.test(text);

export async function addGraphql(scope: FastifyInstance, parts: Parts): Promise<void> {
	const { executor, database, media, versions, cacheBytes } = parts;
	const ready = new ReadyStore<string>({ maxBytes: cacheBytes, sizeOf: (answer) => 2 * answer.length });

	const run = async (asked: GraphRequest, tenant: Tenant, request: FastifyRequest) =>
		JSON.stringify(
			await (await executor()).ask(asked, createContext(database, tenant, media), (error) =>
				request.log.error({ err: error, tenant: tenant.slug }, 'operation failed'),
			),
		);

	/** Our own client's questions have the same answer for every visitor without a session, until something changes. */
	async function answer(asked: GraphRequest, tenant: Tenant, request: FastifyRequest): Promise<string> {
		const shared =
			cacheBytes > 0 && !hasSession(request) && (await executor()).isKnown(asked.query) && !isMutation(asked.query);
		if (!shared) return run(asked, tenant, request);
		const { texts, content } = await versions.of(tenant.id);
		const version = `${texts}.${content}`;
		const key = `${tenant.id}\n${asked.query}\n${JSON.stringify(asked.variables)}`;
		return (
			ready.find(key, version) ??
			ready.make(
				key,
				version,
				() => run(asked, tenant, request),
				(made) => !made.includes('"errors":'),
			)
		);
	}

	async function respond(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<FastifyReply> {
		const asked = readRequest(body);
		if (!asked || !request.tenant)
			return reply.code(400).send({ statusCode: 400, message: 'The body must be {query, variables}' });
		return reply
			.header('cache-control', 'no-store')
			.type(json)
			.send(await answer(asked, request.tenant, request));
	}

	// In a scope of its own: no other route takes multipart.
	await scope.register(async (own) => {
		await own.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
		own.post('/service-api/graphql', async (request, reply) => {
			if (!request.isMultipart()) return respond(request, reply, request.body);
			const { operations, clear } = await receiveUpload(request);
			try {
				return await respond(request, reply, operations);
			} finally {
				await clear();
			}
		});
	});
}
