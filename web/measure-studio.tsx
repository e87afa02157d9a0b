// The whole studio without a server, for measurements: a design is handed over by the page, and what is saved goes nowhere.
import './styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Design } from '../rules/designs/design.ts';
import { targetOf } from '../rules/designs/editing/apply-operation.ts';
import type { DesignOperation } from '../rules/designs/editing/design-operation.ts';
import { applyDesignOperation } from '../rules/designs/editing/design-rules.ts';
import type { DesignRole } from '../rules/designs/editing/validate-operation.ts';
import type { PrintSpecification } from '../rules/designs/print-specification.ts';
import { createTranslator, type Messages } from '../rules/texts/translator.ts';
import type { EditingApi } from './editing/editing-api.ts';
import { EditingSession } from './editing/editing-session.ts';
import { type Platform, PlatformProvider } from './platform/environment.tsx';
import { FaceStore } from './studio/engine/face-store.ts';
import type { Engine } from './studio/engine/use-drawn.ts';
import { VectorStore } from './studio/engine/vector-store.ts';
import { PictureLibrary } from './studio/fields/picture-library.ts';
import { OutlineStore } from './studio/paint/outline-store.ts';
import type { DesignSubject } from './studio/saving/design-session.ts';
import { DesignStore } from './studio/state/design-store.ts';
import { StudioWorkplace } from './studio/studio.tsx';

interface Given {
	design: Design;
	specification: PrintSpecification;
	role: DesignRole;
	language: string;
	messages: Messages;
}

const given = JSON.parse(document.getElementById('state')?.textContent ?? '') as Given;
const { design, role, specification, language, messages } = given;

/** Of a server near by. */
const roundTrip = 30;
let revision = 0;
const api: EditingApi<Design, DesignOperation, DesignSubject> = {
	open: async () => ({
		subject: { isReleased: false, draft: null, newerTemplateVersion: null, versions: 0 },
		document: design,
		revision,
		steps: [],
		mine: true,
		editor: null,
	}),
	async change(_client, steps) {
		await new Promise((resolve) => setTimeout(resolve, roundTrip));
		const revisions = steps.map(() => {
			revision += 1;
			return revision;
		});
		return { number: steps.at(-1)?.number ?? 0, revisions, subject: { isReleased: false } };
	},
	hold: async () => ({ mine: true, editor: null }),
	leave: async () => undefined,
	keep: async () => undefined,
	sayGoodbye: () => undefined,
};

const environment = { language, notation: null, messages, timeZone: 'Europe/Berlin', currency: 'EUR', base: '' };
const platform = {
	...environment,
	t: createTranslator(environment),
	ask: () => Promise.resolve({ convertSwatch: { cmyk: [80, 40, 0, 10], screen: design.swatches[0]?.screen } }),
} as unknown as Platform;
const [faces, session] = await Promise.all([
	FaceStore.load(design.faces),
	EditingSession.open({
		edited: { kind: 'design', id: 'measured' },
		api,
		rules: { apply: applyDesignOperation, targetOf },
		takeOver: false,
		createStore: ({ document, steps }, put) => new DesignStore({ document, steps, role, put }),
	}),
]);
const pictures = new PictureLibrary([], []);
const engine: Engine = {
	faces,
	outlines: new OutlineStore(faces),
	vectors: new VectorStore('measured'),
	pictureOf: pictures.factsOf,
};
createRoot(document.getElementById('root') as HTMLElement).render(
	<PlatformProvider value={platform}>
		<QueryClientProvider client={new QueryClient()}>
			<StudioWorkplace
				session={session}
				draft={{
					...{ id: 'measured', name: '', productId: 'measured', productName: 'Visitenkarten' },
					...{ seriesRows: null, openComments: 0, access: 'owner', orderLines: [] },
				}}
				engine={engine}
				specification={specification}
				pictures={pictures}
				onOpenAgain={async () => undefined}
			/>
		</QueryClientProvider>
	</PlatformProvider>,
);
