// Hands a text to the reader as a file.

const taken = 60_000;

export function download(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), taken);
}
