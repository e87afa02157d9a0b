// PDFium for one file: an instance of its own, so that nothing of one file is there for the next. Only what the inspection needs is named.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';

/** What the emscripten module has besides the functions of PDFium. */
interface Memory {
	HEAPU8: Uint8Array;
	wasmExports: { malloc(bytes: number): number; free(pointer: number): void };
}

type Library = Awaited<ReturnType<typeof init>>;

export interface Pdfium {
	library: Library;
	/** The memory as it is now: it may have grown and moved since the last call. */
	memory(): Uint8Array;
	allocate(bytes: number): number;
}

const wasmFile = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
/** What is used of it: the types of Node know nothing of it. */
declare const WebAssembly: {
	compile(bytes: Uint8Array): Promise<object>;
	instantiate(program: object, imports: object): Promise<object>;
};

/** Compiled once for all files: it has no state. That is in the memory of the instances. */
let program: object | undefined;

async function instantiate(imports: object, ready: (instance: object) => void): Promise<void> {
	program ??= await WebAssembly.compile(fs.readFileSync(wasmFile));
	ready(await WebAssembly.instantiate(program, imports));
}

/** Emscripten waits for `ready`. It makes its module of the object itself: each instance needs one of its own. */
const makeOptions = () => ({
	instantiateWasm(imports: object, ready: (instance: object) => void) {
		void instantiate(imports, ready);
		return {};
	},
});

export async function openPdfium(): Promise<Pdfium> {
	const library = await init(makeOptions() as Parameters<typeof init>[0]);
	library.PDFiumExt_Init();
	const module = library.pdfium as unknown as Memory;
	return {
		library,
		memory: () => module.HEAPU8,
		allocate(bytes) {
			const pointer = module.wasmExports.malloc(bytes);
			if (pointer === 0) throw new Error('no memory is left');
			return pointer;
		},
	};
}
