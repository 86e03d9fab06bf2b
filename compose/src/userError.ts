export { UserError } from 'server/userError';
