// Programs that some machines have: without them the tests that need them are left out and named.
import { execFileSync } from 'node:child_process';

export function hasProgram(name: string): boolean {
	try {
		execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}
