// Takes the network away from the JavaScript of this process. Node's permission model does not cover it before Node 25; where the
// system allows it, the process has a network namespace without any interface besides (spawn-child.ts).
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

function refuse(): never {
	throw Object.assign(new Error('this process has no network'), { code: 'ERR_ACCESS_DENIED' });
}

/** fetch, http, tls and http2 all connect by `net.Socket`. */
export function closeNetwork(): void {
	net.Socket.prototype.connect = refuse;
	net.Server.prototype.listen = refuse;
	for (const method of ['bind', 'connect', 'send'] as const) dgram.Socket.prototype[method] = refuse;
	for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
		for (const name of Object.getOwnPropertyNames(resolver))
			if (/^(lookup|resolve|reverse)/.test(name)) Reflect.set(resolver, name, refuse);
	}
}
