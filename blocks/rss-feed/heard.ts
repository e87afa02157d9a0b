// How far someone has listened, in their browser alone: the last recordings, the oldest forgotten first.

const key = 'heard';
const most = 20;
/** What was hardly begun, or has ended, begins anew. */
const shortest = 5;

type Heard = [address: string, seconds: number][];

function read(): Heard {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
		return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && typeof one[1] === 'number') : [];
	} catch {
		return [];
	}
}

function write(heard: Heard): void {
	try {
		localStorage.setItem(key, JSON.stringify(heard.slice(-most)));
	} catch {
		// Nothing is kept where nothing may be.
	}
}

const without = (address: string): Heard => read().filter(([other]) => other !== address);

export const positionOf = (address: string): number => read().find(([other]) => other === address)?.[1] ?? 0;

export function keepPosition(address: string, seconds: number): void {
	if (seconds >= shortest) write([...without(address), [address, Math.floor(seconds)]]);
}

export const forgetPosition = (address: string): void => write(without(address));
