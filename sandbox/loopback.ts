// Who may turn the knobs of a sandbox: a program on its own machine, and never a page in a browser.
import type http from 'node:http';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export function isFromHere(request: http.IncomingMessage): boolean {
	const { host = '', origin } = request.headers;
	return loopback.test(request.socket.remoteAddress ?? '') && loopbackNames.test(host) && origin === undefined;
}
