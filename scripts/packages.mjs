// Installs what package-lock.json asks for. An install that did not finish left no stamp, and is done again from the start.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { whileLocked } from './lock.mjs';
import { npmFailure, runNpm } from './npm.mjs';
import { driverFolder, patchDriver } from './patch-driver.mjs';
import { cacheFolder, inProject, root } from './project.mjs';
import { describeFileFailure, step } from './say.mjs';

const stamp = inProject('node_modules', '.platen-installed');

function wanted() {
	const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
	return hash.update(fs.readFileSync(inProject('package-lock.json'))).digest('hex');
}

const installed = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted();

/** @param {string} node */
export async function ensurePackages(node) {
	if (installed()) {
		patchDriver(driverFolder);
		return;
	}
	try {
		fs.mkdirSync(cacheFolder, { recursive: true });
		await step('Installing packages', () => whileLocked(path.join(cacheFolder, 'install.lock'), () => install(node)));
	} catch (error) {
		throw describeFileFailure(error, root);
	}
}

/** @param {string} node */
async function install(node) {
	if (installed()) return;
	fs.rmSync(stamp, { force: true });
	const result = await runNpm(node, ['ci', '--include=dev', '--include=optional'], root);
	if (result.code !== 0) throw npmFailure('The packages could not be installed.', result.output);
	patchDriver(driverFolder);
	fs.writeFileSync(stamp, wanted());
}
