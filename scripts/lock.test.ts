import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { processBirth, takeLock, whileLocked } from './lock.mjs';

let folder: string;
let file: string;

beforeEach(() => {
	folder = temporaryFolder('lock');
	file = path.join(folder, 'lock');
});

afterEach(() => removeFolder(folder));

describe('a lock', () => {
	it('is held by one and named to the others', () => {
		const first = takeLock(file);
		expect(takeLock(file)).toEqual({ heldBy: process.pid });
		if ('release' in first) first.release();
		expect(takeLock(file)).toHaveProperty('release');
	});

	it('of a process that is gone is free', async () => {
		const child = spawn(process.execPath, ['-e', '']);
		await new Promise((resolve) => child.on('exit', resolve));
		fs.writeFileSync(file, `${child.pid}\n12345\n`);
		expect(takeLock(file)).toHaveProperty('release');
	});

	it('of a process whose number another one has by now is free', () => {
		fs.writeFileSync(file, `${process.pid}\nanother birth\n`);
		expect(processBirth(process.pid)).not.toBe('another birth');
		expect(takeLock(file)).toHaveProperty('release');
	});

	it('that a killed process left is taken over by exactly one of many', async () => {
		fs.writeFileSync(file, '999999999\n1\n');
		const program = `
			import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))};
			process.stdout.write('release' in takeLock(${JSON.stringify(file)}) ? 'taken' : 'refused');
			setTimeout(() => {}, 3000);`;
		const answers = await Promise.all(
			Array.from({ length: 6 }, async () => {
				const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
					stdio: ['ignore', 'pipe', 'inherit'],
				});
				const [answer] = await Promise.all([
					new Promise<string>((resolve) => child.stdout.on('data', (chunk) => resolve(String(chunk)))),
					new Promise((resolve) => child.on('exit', resolve)),
				]);
				return answer;
			}),
		);
		expect(answers.sort()).toEqual(['refused', 'refused', 'refused', 'refused', 'refused', 'taken']);
	});

	it('is waited for and given back, also after a failure', async () => {
		const order: string[] = [];
		const failing = whileLocked(file, async () => {
			await new Promise((resolve) => setTimeout(resolve, 50));
			order.push('first');
			throw new Error('no');
		});
		const waiting = whileLocked(file, async () => order.push('second'));
		await expect(failing).rejects.toThrow('no');
		await waiting;
		expect(order).toEqual(['first', 'second']);
	});
});
