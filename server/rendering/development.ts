// The page code while it is being written: Vite serves the sources and tells the browser what changed.
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../../rules/page-contract.ts';
import { entryFiles, type PageCode } from './build-output.ts';

/** React's hot reloading wants to be there before the first component; as a file, since pages have no inline script. */
const preamblePath = '/@platen/preamble.js';
const preamble = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

export async function developmentPageCode(app: FastifyInstance, project: string): Promise<PageCode> {
	const { createServer } = await import('vite');
	const vite = await createServer({
		root: project,
		appType: 'custom',
		server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts: true },
	});
	app.addHook('onClose', () => vite.close());
	app.addHook('onRequest', (request, reply, done) => {
		vite.middlewares(request.raw, reply.raw, done);
	});
	app.get(preamblePath, (_request, reply) => reply.type('text/javascript').send(preamble));
	return {
		plainStyles: ['/web/plain.css'],
		renderer: async () => (await vite.ssrLoadModule('/web/entry-server.tsx')).renderer as PageRenderer,
		filesFor: (_sources, entry) => ({
			styles: ['/web/styles.css'],
			scripts: ['/@vite/client', preamblePath, entry ? `/${entryFiles[entry]}` : '/web/entry-client.tsx'],
			modules: [],
		}),
	};
}
