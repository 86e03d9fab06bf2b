import { ToastCard } from './ToastCard.tsx';

export const blank = <ToastCard id="blank" variant="blank" message="The address has been copied." />;
export const success = (
  <ToastCard id="success" variant="success" message="Thanks! You'll get a response in 24 hours." />
);
export const error = (
  <ToastCard id="error" variant="error" message="Submission failed. Please try again later." />
);
export const loading = <ToastCard id="loading" variant="loading" message="Sending..." />;
export const longText = (
  <ToastCard
    id="long"
    variant="error"
    message="A part of this page could not be loaded. What you read here is complete; links and forms work as before, and the page tries again when you come back to it."
  />
);
