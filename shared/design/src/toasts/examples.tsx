import { ToastCard } from './ToastCard.tsx';

export const blank = <ToastCard id="blank" variant="blank" message="The address has been copied." />;
export const success = (
  <ToastCard id="success" variant="success" message="Thanks! You'll get a response in 24 hours." />
);
export const error = (
  <ToastCard id="error" variant="error" message="Submission failed. Please try again later." />
);
export const loading = <ToastCard id="loading" variant="loading" message="Sending..." />;
