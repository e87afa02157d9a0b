// Ends the session and leads to the log-in. What this tab has kept of forms goes with it: the next person may be another one.

export async function logOut(base: string): Promise<void> {
	const kept = Object.keys(sessionStorage).filter((key) => key.startsWith('form:'));
	for (const key of kept) sessionStorage.removeItem(key);
	await fetch('/service-api/auth/logout', { method: 'POST', credentials: 'same-origin' }).catch(() => undefined);
	window.location.assign(`${base}/login`);
}
