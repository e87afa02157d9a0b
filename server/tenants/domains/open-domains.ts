// Domains as the configuration says they are reached and checked.
import { deriveKey } from '../../accounts/sessions/keys.ts';
import { recorder } from '../../audit/record-change.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connection.ts';
import { nodeResolver } from '../../integrations/dns/node-resolver.ts';
import { domainProbe } from '../../integrations/dns/probe-domain.ts';
import { type DomainServices, probeResponse } from './services.ts';

type Settings = Pick<Config, 'platformDomain' | 'platformAddresses' | 'domainProtocol' | 'dnsServers'>;

interface Parts {
	database: Database;
	secretKey: string;
}

export function openDomains(settings: Settings, { database, secretKey }: Parts): DomainServices {
	const { platformDomain, platformAddresses, domainProtocol, dnsServers } = settings;
	return {
		...{ database, platformDomain },
		addresses: platformAddresses.map(({ address }) => address),
		resolver: nodeResolver(dnsServers),
		probe: domainProbe({ addresses: platformAddresses, protocol: domainProtocol }),
		responseFor: probeResponse(deriveKey(secretKey, 'domains')),
		record: recorder(deriveKey(secretKey, 'audit log')),
	};
}
