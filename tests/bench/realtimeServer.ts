import { createConnections } from '../../server/realtime/connections';
import { createLocalBus } from '../../server/realtime/localBus';
import { conversationTopic } from '../../server/realtime/topics';
import { serveOurs } from './ourServer';
import { answerRealtime } from './realtimeCommands';

/**
 * Our server whose connections listen to a bus on which this process publishes at command. Argument: a seeded database
 * file.
 */
const bus = createLocalBus((error) => {
  throw error;
});
answerRealtime((conversationId, frame) => {
  bus.publish(conversationTopic(conversationId), { kind: 'frame', frame });
});
await serveOurs(process.argv[2] ?? '', (services) => {
  const { clock, log, makeId, conversations, sessions } = services;
  const connections = createConnections({
    bus,
    clock,
    log,
    makeId,
    changesSince: conversations.changesSince,
    live: () => [],
    isOpen: sessions.isOpen,
    // Asked for after a gap, which this bus never has.
    surroundings: () => Promise.resolve({}),
  });
  return { ...services, connections };
});
