// Programs that read PDFs, where they are installed: what they complain of is an error of ours. A test run says which of them it did without.
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { removeFolder, temporaryFolder } from './cluster.ts';

const execute = promisify(execFile);

interface Output {
	stdout: string;
	stderr: string;
}

interface Reader {
	program: string;
	args: (file: string) => string[];
	/** What is wrong, from what it has printed; a failure of the program is wrong anyway. */
	problemsOf?: (output: Output) => string[];
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const embedded = /\syes\s+(yes|no)\s+yes\s+\d+\s+\d+\s*$/;

const readers: readonly Reader[] = [
	{ program: 'qpdf', args: (file) => ['--check', file] },
	{
		program: 'gs',
		args: (file) => ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-dPDFSTOPONERROR', '-sDEVICE=nullpage', file],
		problemsOf: ({ stdout, stderr }) => linesOf(stdout + stderr),
	},
	{
		program: 'mutool',
		args: (file) => ['draw', '-q', '-r', '36', '-F', 'pam', '-o', '/dev/null', file],
		// Some distributions build it without profiles.
		problemsOf: ({ stderr }) => linesOf(stderr).filter((line) => !line.includes('ICC support is not available')),
	},
	{
		program: 'pdfinfo',
		args: (file) => [file],
		problemsOf: ({ stdout, stderr }) =>
			stdout.includes('PDF/X-4') ? linesOf(stderr) : ['is not taken for PDF/X-4', ...linesOf(stderr)],
	},
	{
		program: 'pdffonts',
		args: (file) => [file],
		problemsOf: ({ stdout }) =>
			linesOf(stdout)
				.slice(2)
				.filter((line) => !embedded.test(line))
				.map((line) => `not embedded or without Unicode: ${line}`),
	},
];

const missing = new Set<string>();

function leaveOut(program: string): string[] {
	if (!missing.has(program))
		console.warn(`left out: ${program} is not installed and has not read the PDFs of this run`);
	missing.add(program);
	return [];
}

async function readWith({ program, args, problemsOf }: Reader, file: string): Promise<string[]> {
	if (missing.has(program)) return [];
	try {
		const output = await execute(program, args(file));
		const problems = problemsOf?.(output) ?? [];
		return problems.map((problem) => `${program}: ${problem}`);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return leaveOut(program);
		return [`${program}: ${error instanceof Error ? error.message : error}`];
	}
}

/** @returns what the installed programs complain of */
export async function readWithPrograms(pdf: Uint8Array): Promise<string[]> {
	const folder = temporaryFolder('pdf');
	const file = path.join(folder, 'print.pdf');
	try {
		await fs.writeFile(file, pdf);
		return (await Promise.all(readers.map((reader) => readWith(reader, file)))).flat();
	} finally {
		removeFolder(folder);
	}
}
